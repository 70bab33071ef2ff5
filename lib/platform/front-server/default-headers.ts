import { isProduction } from "@/lib/env";
import { commonHeaders } from "@/lib/platform/csp/headers.mjs";

/**
 * Headers of every response that has none of its own: Next's redirects of addresses with a slash too many get none
 * from next.config.mjs. Only the shop's own host is bound to HTTPS: a customer's domain is not the shop's.
 */
export const defaultHeaders = (isOwnHost: boolean): Record<string, string> =>
  Object.fromEntries([
    ...commonHeaders(!isProduction() || !isOwnHost).map(({ key, value }) => [key, value]),
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ]);
