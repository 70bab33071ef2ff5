import { env } from "@/lib/env";
import { clientIp } from "./client-ip";

/** Pages and pictures that are rendered for each address, also for one that this shop never gave to anybody. */
const rendered = /^\/(license|og\/shared|preview\/[^/]+\/shared)\/./;

/** Each minute, from one IP address. */
const hits = 60;
const windowMs = 60_000;

/** Attempts of this minute by IP address. In memory: a query for each would cost what is saved. */
let attempts = new Map<string, number>();
let windowEnd = 0;

/** Counts a request for a rendered address; seconds to wait past the limit, and 0 below it. */
export function consumePageRateLimit(url: string, headers: Headers, now = Date.now()): number {
  if (!rendered.test(decodeURIComponent(url))) return 0;
  const { TRUSTED_PROXIES, RATE_LIMIT_SCALE } = env("http");
  if (now >= windowEnd) {
    attempts = new Map();
    windowEnd = now + windowMs;
  }
  const caller = clientIp(headers, TRUSTED_PROXIES);
  const attempt = (attempts.get(caller) ?? 0) + 1;
  attempts.set(caller, attempt);
  return attempt > Math.ceil(hits * RATE_LIMIT_SCALE) ? Math.ceil((windowEnd - now) / 1000) : 0;
}
