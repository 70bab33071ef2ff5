import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { commonHeaders, hostedSiteHeaders } from "@/lib/csp/headers.mjs";
import { asUnavailable } from "@/lib/database-errors";
import { env, isProduction } from "@/lib/env";
import { errorTexts } from "@/lib/error-texts";
import { callerNetwork } from "@/lib/http/client-ip";
import { log } from "@/lib/log/logger";
import { storeVisits } from "../visits/commands";
import { createVisitCounter } from "../visits/counter";
import { readVisit } from "../visits/visitor";
import { createHosting } from "./hosting";
import { readHostedPath } from "./rules";

/** Those that `next.config.mjs` gives the answers of Next. */
const isolation = Object.fromEntries(
  [...commonHeaders(!isProduction()), ...hostedSiteHeaders].map(({ key, value }) => [key, value]),
);

/**
 * Answers requests for hosted sites before Next gets them: files that are kept in memory need no framework.
 * False for any other request.
 */
export function createSiteServer(visits = createVisitCounter({ store: storeVisits })) {
  const answer = createHosting({ freshMs: 1_000, maxBytes: 32 * 2 ** 20 });

  async function respond(
    site: string,
    path: string,
    { method, headers }: IncomingMessage,
    response: ServerResponse,
  ) {
    try {
      const {
        status,
        headers: own,
        body,
        view,
      } = await answer(site, path, {
        ifNoneMatch: headers["if-none-match"] ?? null,
        acceptEncoding: String(headers["accept-encoding"] ?? ""),
      });
      response.writeHead(status, { ...isolation, ...own });
      response.end(method === "HEAD" ? undefined : body);
      const visit = view && method === "GET" ? visitOf(headers) : null;
      if (view && visit) visits.count({ ...view, ...visit });
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!unavailable) log.error("A hosted site failed", { code: "bug" }, error);
      const { message } = unavailable ?? new Error(errorTexts.nothingHere);
      response.writeHead(unavailable ? 503 : 500, { ...isolation, ...plainly });
      response.end(message);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const hosted = url.startsWith("/sites/") ? readHostedPath(url) : null;
    if (!hosted) return false;
    void respond(hosted.site, hosted.path, request, response);
    return true;
  };
}

/** Null for programs. */
function visitOf(headers: IncomingMessage["headers"]) {
  const get = { get: (name: string) => headers[name]?.toString() ?? null };
  return readVisit(get, callerNetwork(get, env("http").TRUSTED_PROXIES));
}

const plainly = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Retry-After": "5",
};
