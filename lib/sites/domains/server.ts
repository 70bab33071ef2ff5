import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env, isProduction } from "@/lib/env";
import { commonHeaders, ownDomainHeaders } from "@/lib/platform/csp/headers.mjs";
import { observeAs } from "@/lib/platform/http/observe-page";
import type { Hosting } from "@/lib/sites/hosting/hosting";
import { hostedRequestOf, isolationOf, send } from "@/lib/sites/hosting/server";
import type { VisitCounter } from "@/lib/sites/visits/counter";
import { createDirectory } from "./directory";
import { createDomainHosting } from "./hosting";
import { hostNameOf } from "./rules";
import { isOwnHost, offersDomains } from "./settings";

/**
 * Answers requests for the domains of sites before Next gets them, and refuses every other name
 * that is not the shop's. Returns false for the shop's own names, and for all names if this shop
 * does not offer domains.
 */
export function createDomainServer(answer: Hosting, visits: VisitCounter) {
  if (!offersDomains()) return () => false;
  const isolation = isolationOf([
    ...commonHeaders(!isProduction()),
    ...ownDomainHeaders(env("site").SITE_URL),
  ]);
  const answerDomain = createDomainHosting(answer, createDirectory({ freshMs: 1_000 }));

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "GET", url = "/", headers } = request;
    const host = hostNameOf(headers.host ?? "");
    if (isOwnHost(host)) return false;
    observeAs(response, "/own-domain/*");
    const asked = { method, url, ...hostedRequestOf(headers) };
    void send(() => answerDomain(host, asked), { isolation, visits }, request, response);
    return true;
  };
}
