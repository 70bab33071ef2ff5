import { env } from "@/lib/env";
import { callerNetwork } from "./client-ip";

/** Pages and pictures that are rendered for each address, also for one that this shop never gave to anybody. */
const rendered = /^\/(license|og\/shared|preview\/[^/]+\/shared)\/./;

/** Each minute, from one network. */
const hits = 60;
const windowMs = 60_000;

/** Attempts of this minute by network. In memory: a query for each would cost what is saved. */
let attempts = new Map<string, number>();
let windowEnd = 0;

/** Counts a request for a rendered address; seconds to wait past the limit, and 0 below it. */
export function consumePageRateLimit(
  url: string,
  getHeaders: () => Headers,
  now = Date.now(),
): number {
  if (!rendered.test(decodeURIComponent(url))) return 0;
  const { TRUSTED_PROXIES, RATE_LIMIT_SCALE } = env("http");
  if (now >= windowEnd) {
    attempts = new Map();
    windowEnd = now + windowMs;
  }
  const network = callerNetwork(getHeaders(), TRUSTED_PROXIES);
  const attempt = (attempts.get(network) ?? 0) + 1;
  attempts.set(network, attempt);
  return attempt > Math.ceil(hits * RATE_LIMIT_SCALE) ? Math.ceil((windowEnd - now) / 1000) : 0;
}
