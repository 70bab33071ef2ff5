import "server-only";
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";

interface Request {
  userId: number;
  /** The caller's own name for this request; null when they gave it none. */
  key: string | null;
  request: unknown;
}

/**
 * The answer of an earlier request with the same key, or that of `work`, kept. A failure is not kept:
 * the same request may succeed later. Two at once both work, so `work` must bear repetition.
 */
export async function withIdempotencyKey<T>(
  { userId, key, request }: Request,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ShopError("invalid", "An Idempotency-Key has 1 to 200 visible characters.");
  }
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  await database()
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing();
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [kept] = await database().select().from(idempotencyKeys).where(mine);
  if (kept && kept.requestHash !== requestHash) {
    throw new ShopError("conflict", "This Idempotency-Key was used for another request.");
  }
  if (kept?.answer) return kept.answer as T;
  const answer = await work();
  await database().update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
}
