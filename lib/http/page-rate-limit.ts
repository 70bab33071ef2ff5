import { env } from "@/lib/env";
import { clientIp } from "./client-ip";
import { memoryRateLimit } from "./memory-rate-limit";

/** Pages and pictures that are rendered for each address, also for one that this shop never gave to anybody. */
const rendered = /^\/(license|og\/shared|preview\/[^/]+\/shared)\/./;

/** From one IP address. */
const callerLimit = memoryRateLimit({ hits: 60, seconds: 60 });

/** Of all callers together: whether a license exists is known only once its page is being rendered. */
const license = /^\/license\//;
const licenseLimit = memoryRateLimit({ hits: 120, seconds: 60 });

interface Excess {
  status: 429 | 503;
  /** Seconds. */
  retryAfter: number;
}

/** Counts a request for a rendered address; null within the limits. */
export function consumePageRateLimit(
  url: string,
  headers: Headers,
  now = Date.now(),
): Excess | null {
  const path = decodeURIComponent(url);
  if (!rendered.test(path)) return null;
  const caller = clientIp(headers, env("http").TRUSTED_PROXIES);
  const callerWait = callerLimit.wait(caller, now);
  if (callerWait > 0) return { status: 429, retryAfter: callerWait };
  callerLimit.count(caller, now);
  if (!license.test(path)) return null;
  const wait = licenseLimit.wait("all", now);
  licenseLimit.count("all", now);
  return wait > 0 ? { status: 503, retryAfter: wait } : null;
}
