import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { currentTranslations } from "#current-translations";
import { asUnavailable } from "@/lib/database-errors";
import { env, isProduction } from "@/lib/env";
import { commonHeaders, hostedSiteHeaders } from "@/lib/platform/csp/headers.mjs";
import { log } from "@/lib/platform/log/logger";
import { storeVisits } from "../visits/commands";
import { createVisitCounter, type VisitCounter } from "../visits/counter";
import { countView } from "./count-view";
import { createHosting, type HostedAnswer, type HostedRequest, type Hosting } from "./hosting";
import { ownerPassIn, readHostedPath } from "./rules";

const t = currentTranslations("errors");

type Header = { key: string; value: string };

export const isolationOf = (headers: readonly Header[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

export const hostedRequestOf = ({ headers, url = "" }: IncomingMessage): HostedRequest => ({
  ifNoneMatch: headers["if-none-match"] ?? null,
  acceptEncoding: String(headers["accept-encoding"] ?? ""),
  ownerPass: ownerPassIn(url),
});

/**
 * Sends a site's answer, always with the headers that isolate it from the shop, and counts the
 * visit.
 */
export async function send(
  answer: () => Promise<HostedAnswer>,
  { isolation, visits }: { isolation: Record<string, string>; visits: VisitCounter },
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answered = await answer();
    countView(visits, answered, method, getterOf(asked));
    const { status, headers, body } = answered;
    // Called last: an error before it can still be answered.
    response.writeHead(status, { ...isolation, ...headers });
    response.end(method === "HEAD" ? undefined : body);
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (!unavailable) log.error("A hosted site failed", { code: "bug" }, error);
    const { message } = unavailable ?? new Error(t("nothingHere"));
    response.writeHead(unavailable ? 503 : 500, { ...isolation, ...plainly });
    response.end(message);
  }
}

const getterOf = (headers: IncomingHttpHeaders) => ({
  get: (name: string) => headers[name]?.toString() ?? null,
});

/** Counts the visits that this process answers. */
export const createServerVisits = () => createVisitCounter({ store: storeVisits });

/** The files of sites as this process keeps them. */
export const createServerHosting = () => createHosting({ freshMs: 1_000, maxBytes: 32 * 2 ** 20 });

/**
 * Answers requests for hosted sites before Next gets them: files that are kept in memory need no
 * framework. Returns false for any other request.
 */
export function createSiteServer(answer: Hosting, visits: VisitCounter) {
  /** The same headers that `next.config.mjs` gives to the answers of Next. */
  const isolation = isolationOf([
    ...commonHeaders(!isProduction()),
    ...hostedSiteHeaders(env("site").SITE_URL),
  ]);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const hosted = url.startsWith("/sites/") ? readHostedPath(url) : null;
    if (!hosted) return false;
    const asked = hostedRequestOf(request);
    const found = () => answer(hosted.site, hosted.path, asked);
    void send(found, { isolation, visits }, request, response);
    return true;
  };
}

const plainly = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "private, no-store",
  "Retry-After": "5",
};
