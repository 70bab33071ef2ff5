import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { clientIp } from "./client-ip";

export interface RateLimit {
  hits: number;
  seconds: number;
}

/**
 * Counts an attempt, under a key such as `contact:203.0.113.7`, and refuses it past the limit. One
 * upsert, so that it is exact however many instances count at once; a window begins with its first
 * attempt.
 */
export async function consumeRateLimit(key: string, { hits, seconds }: RateLimit): Promise<void> {
  const allowed = Math.ceil(hits * env("http").RATE_LIMIT_SCALE);
  const windowEnd = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [count] = await database()
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${rateLimits.hits}, 1000000) + 1 end`,
        resetsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      wait: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())::float8`,
    });
  if (count && count.hits > allowed) {
    throw new ShopError("too_many_requests", "Too many attempts. Please wait a moment.", {
      retryAfter: Math.max(1, count.wait),
    });
  }
}

/** Takes back an attempt that turned out to be no guess. */
export async function refundRateLimit(key: string): Promise<void> {
  await database()
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** What the attempts of whoever sent this request are counted under. */
export const callerRateLimitKey = (
  subject: string,
  { headers }: Pick<Request, "headers">,
): string => `${subject}:${clientIp(headers, env("http").TRUSTED_PROXIES)}`;

/** Counts an attempt of whoever sent this request. */
export const consumeCallerRateLimit = (
  subject: string,
  request: Request,
  limit: RateLimit,
): Promise<void> => consumeRateLimit(callerRateLimitKey(subject, request), limit);

/** Windows that ended count nothing any more. */
export async function deleteExpiredRateLimits(): Promise<void> {
  await database()
    .delete(rateLimits)
    .where(lt(rateLimits.resetsAt, sql`now() - interval '1 hour'`));
}
