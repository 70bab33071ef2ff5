import "server-only";
import { boundedQueue } from "@/lib/bounded-queue";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import { memoryRateLimit } from "@/lib/platform/http/memory-rate-limit";
import {
  accountRateLimitKey,
  callerRateLimitKey,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from "@/lib/platform/http/rate-limit";

/** Limits the forms of one caller in one process, whatever happens to them. */
const floods = memoryRateLimit("site-forms", { hits: 120, seconds: 60 });

/** Seconds that a caller has to wait who floods the forms; 0 for any other. */
export const floodSeconds = ({ headers }: Request): number =>
  floods.consume(callerNetwork(headers, env("http").TRUSTED_PROXIES));

/** Above the first limit, messages look like spam; above the second, they are refused. */
const limits = {
  caller: { frequent: { hits: 6, seconds: 600 }, most: { hits: 40, seconds: 600 } },
  site: { busy: { hits: 60, seconds: 600 }, most: { hits: 400, seconds: 600 } },
};

async function isPast(key: string, limit: RateLimit): Promise<boolean> {
  try {
    await consumeRateLimit(key, limit);
    return false;
  } catch (error) {
    if (error instanceof ShopError && error.code === "too_many_requests") return true;
    throw error;
  }
}

/**
 * Counts a message of this caller to this site; throws 429 if there are too many of this caller or
 * to this site.
 */
export async function countMessage(request: Request, siteId: number) {
  await consumeRateLimits([
    { key: callerRateLimitKey("site-form", request), limit: limits.caller.most },
    { key: accountRateLimitKey("form-of-site", siteId), limit: limits.site.most },
  ]);
  return {
    isFrequentCaller: await isPast(
      callerRateLimitKey("site-form-often", request),
      limits.caller.frequent,
    ),
    isBusySite: await isPast(accountRateLimitKey("form-of-site-often", siteId), limits.site.busy),
  };
}

/**
 * A flood of messages to one site delays only that site: it uses at most two of the database's
 * connections.
 */
export const inTurnOf = (siteId: number) =>
  boundedQueue(`site-form:${siteId}`, { concurrency: 2, waiting: 100 });
