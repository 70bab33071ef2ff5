import { env } from "@/lib/env";
import { clientIp } from "./client-ip";
import { memoryRateLimit } from "./memory-rate-limit";

/** Pages and pictures that are rendered for each address, also for one that this shop never gave to anybody. */
const rendered = /^\/(license|og\/shared|preview\/[^/]+\/shared)\/./;

/** From one IP address. */
const limit = memoryRateLimit({ hits: 60, seconds: 60 });

/** Counts a request for a rendered address; seconds to wait past the limit, and 0 below it. */
export function consumePageRateLimit(url: string, headers: Headers, now = Date.now()): number {
  if (!rendered.test(decodeURIComponent(url))) return 0;
  const caller = clientIp(headers, env("http").TRUSTED_PROXIES);
  const wait = limit.wait(caller, now);
  limit.count(caller, now);
  return wait;
}
