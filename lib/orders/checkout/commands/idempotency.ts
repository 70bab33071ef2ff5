import "server-only";
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("orderErrors");

interface IdempotentRequest<T> {
  userId: number;
  /** The `Idempotency-Key` header; null without one. */
  key: string | null;
  request: unknown;
  /** False for a response that may be outdated when it is asked for again: it is made anew. */
  isLasting: (response: T) => boolean;
}

/**
 * Returns the stored response of an earlier request with the same key, or runs `work` and stores its
 * response. A failure is not stored, because a retry may succeed. Two concurrent requests may both run
 * `work`, so it must be idempotent.
 */
export async function withIdempotencyKey<T>(
  { userId, key, request, isLasting }: IdempotentRequest<T>,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ShopError("invalid", t("keyFormat"));
  }
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  await database()
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing();
  const isThisKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [stored] = await database().select().from(idempotencyKeys).where(isThisKey);
  if (stored && stored.requestHash !== requestHash) {
    throw new ShopError("conflict", t("keyUsed"));
  }
  // Cast: the column holds what an earlier call of the same `work` returned.
  if (stored?.answer) return stored.answer as T;
  const response = await work();
  if (!isLasting(response)) return response;
  await database().update(idempotencyKeys).set({ answer: response }).where(isThisKey);
  return response;
}
