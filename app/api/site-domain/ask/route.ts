import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { memoryRateLimit } from "@/lib/platform/http/memory-rate-limit";
import { route } from "@/lib/platform/http/route";
import { createDirectory } from "@/lib/sites/domains/directory";
import { getAsk } from "@/lib/sites/domains/endpoints";
import { hostNameOf } from "@/lib/sites/domains/rules";
import { siteNameIn } from "@/lib/sites/domains/settings";
import { hostTexts } from "@/lib/sites/domains/texts";
import { findHostedSite } from "@/lib/sites/hosting/queries";
import { siteNamePattern } from "@/lib/sites/rules";

const find = createDirectory({ freshMs: 1_000 });

/**
 * The shop's own web server asks here for all visitors, so only names without a site count towards
 * the limit.
 */
const unknown = memoryRateLimit("unknown-domains", { hits: 600, seconds: 60 });

const headers = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "private, no-store",
};

export const GET = route(getAsk, async ({ request, query }) => {
  const host = hostNameOf(query.domain);
  const name = siteNameIn(host);
  const isName = name !== null && siteNamePattern.test(name);
  const site = await (isName ? findHostedSite(name) : find(host));
  if (site) {
    return new Response("yes", { headers });
  }
  const retryAfter = unknown.consume(callerNetwork(request.headers, env("http").TRUSTED_PROXIES));
  if (retryAfter > 0) {
    throw new ShopError("too_many_requests", "Too many unknown names.", { retryAfter });
  }
  throw new ShopError("not_found", hostTexts.misdirected);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
