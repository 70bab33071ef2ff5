import "server-only";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerNetwork } from "./client-ip";

const t = currentTranslations("errors");

export interface RateLimit {
  hits: number;
  seconds: number;
}

/**
 * Counts a hit under a key such as `contact:caller:203.0.113.7`: how many there are in its window, and the seconds
 * until that ends. A fixed window starts with its first hit. A single upsert, so that it is exact across instances.
 */
export async function countHit(
  key: string,
  seconds: number,
): Promise<{ hits: number; wait: number }> {
  const windowEnd = sql`now() + make_interval(secs => ${seconds})`;
  const hasEnded = sql`${rateLimits.resetsAt} <= now()`;
  const [count] = await database()
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${hasEnded} then 1 else least(${rateLimits.hits}, 1000000) + 1 end`,
        resetsAt: sql`case when ${hasEnded} then ${windowEnd} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      wait: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())::float8`,
    });
  if (!count) throw new Error("The hit was not counted.");
  return count;
}

/** Counts an attempt; throws 429 past the limit. Returns how many are left. */
export async function consumeRateLimit(
  key: string,
  { hits, seconds }: RateLimit,
  error = t("manyAttempts"),
): Promise<number> {
  const allowed = Math.ceil(hits * env("http").RATE_LIMIT_SCALE);
  const count = await countHit(key, seconds);
  if (count.hits > allowed) {
    throw new ShopError("too_many_requests", error, { retryAfter: Math.max(1, count.wait) });
  }
  return allowed - count.hits;
}

/** Uncounts an attempt, such as a successful login. */
export async function refundRateLimit(key: string): Promise<void> {
  await database()
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** One of the limits of an attempt, with what a refusal by it says. */
export interface CountedLimit {
  key: string;
  limit: RateLimit;
  error?: string | undefined;
}

interface Attempt {
  /** Whether one of the limits leaves none after it. */
  isLast: boolean;
  /** Uncounts it, for when what was tried was right. */
  refund: () => Promise<void>;
}

/** Counts an attempt before its result is known; throws 429 past any of its limits. */
export async function consumeRateLimits(counted: readonly CountedLimit[]): Promise<Attempt> {
  let isLast = false;
  // One after the other: a caller that is refused must not use up the attempts of an account.
  for (const { key, limit, error } of counted) {
    const left = await consumeRateLimit(key, limit, error);
    isLast ||= left === 0;
  }
  const refund = async () => {
    for (const { key } of counted) await refundRateLimit(key);
  };
  return { isLast, refund };
}

/** Callers, accounts and browsers are counted apart: what one of them sends is never the key of another. */
const rateLimitKey = (action: string, kind: "caller" | "account" | "browser", id: string): string =>
  `${action}:${kind}:${id}`;

/** The key for attempts from the request's network. */
export const callerRateLimitKey = (action: string, { headers }: Pick<Request, "headers">): string =>
  rateLimitKey(action, "caller", callerNetwork(headers, env("http").TRUSTED_PROXIES));

/** The key for attempts on an account: its id, or an email address that was validated. */
export const accountRateLimitKey = (action: string, account: string | number): string =>
  rateLimitKey(action, "account", String(account));

/** The key for attempts of a browser with a device cookie. */
export const browserRateLimitKey = (action: string, deviceId: string): string =>
  rateLimitKey(action, "browser", deviceId);

/** Counts an attempt from the request's network. */
export const consumeCallerRateLimit = (
  action: string,
  request: Request,
  limit: RateLimit,
): Promise<number> => consumeRateLimit(callerRateLimitKey(action, request), limit);

/** Counts an action of a signed-in customer, from whichever address. */
export const consumeAccountRateLimit = (
  subject: string,
  userId: number,
  limit: RateLimit,
  error?: string,
): Promise<number> => consumeRateLimit(accountRateLimitKey(subject, userId), limit, error);

/** Forgets the attempts on an account, under each of its names: id and address. */
export async function deleteRateLimitsOf(names: readonly string[]): Promise<void> {
  const account = sql`split_part(${rateLimits.key}, ':account:', 2)`;
  await database()
    .delete(rateLimits)
    .where(inArray(account, [...names]));
}

/** Deletes windows that ended more than an hour ago. */
export async function deleteExpiredRateLimits(): Promise<void> {
  await database()
    .delete(rateLimits)
    .where(lt(rateLimits.resetsAt, sql`now() - interval '1 hour'`));
}
