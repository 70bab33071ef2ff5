import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isProduction } from "@/lib/env";
import { commonHeaders, ownOriginHeaders } from "@/lib/platform/csp/headers.mjs";
import { pathOf } from "@/lib/platform/front-server/address";
import { observeAs } from "@/lib/platform/http/observe-page";
import type { Hosting } from "@/lib/sites/hosting/hosting";
import { hostedRequestOf, isolationOf, send } from "@/lib/sites/hosting/server";
import type { VisitCounter } from "@/lib/sites/visits/counter";
import { isFormPath } from "../messages/rules";
import { createDirectory } from "./directory";
import { createDomainHosting } from "./hosting";
import { hostNameOf } from "./rules";
import { isOwnHost, siteNameIn } from "./settings";

/**
 * Answers requests for the names of sites before Next gets them, and refuses every other name that
 * is not the shop's. Returns false for the shop's own names, and for the forms of sites.
 */
export function createDomainServer(answer: Hosting, visits: VisitCounter) {
  const isolation = isolationOf([...commonHeaders(!isProduction()), ...ownOriginHeaders]);
  const find = createDirectory({ freshMs: 1_000 });
  const answerDomain = createDomainHosting(answer, find);
  const isSite = async (host: string) =>
    siteNameIn(host) !== null || (await find(host).catch(() => null)) !== null;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = "GET", url = "/", headers } = request;
    const host = hostNameOf(headers.host ?? "");
    if (isOwnHost(host)) return false;
    if (isFormPath(pathOf(url)) && (await isSite(host))) return false;
    observeAs(response, "/own-domain/*");
    const asked = { method, url, ...hostedRequestOf(request) };
    void send(() => answerDomain(host, asked), { isolation, visits }, request, response);
    return true;
  };
}
