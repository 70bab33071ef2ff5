import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutLanguage } from "@/lib/languages.mjs";
import { requestIdHeader, requestIdOf, runInRequest } from "@/lib/platform/log/request-context";
import { logResponse } from "@/lib/platform/log/request-log";
import { metrics } from "@/lib/platform/telemetry/metrics";

/** API routes are observed by `route`; the files of the build are not observed. */
const unobserved = /^\/(api|_next)\//;

const sections =
  /^\/(about|accessibility|admin|cart|confirm-email|data-processing|delete-account|detail|export|imprint|join|license|login|media|not-me|og|pay|preview|privacy|profile|purchases|reference|refunds|register|reset-password|shop|sites|terms)(?=[/?]|$)/;

/** The first segment of the path if it is a known page: the rest may contain personal data and secrets. */
export function sectionOf(url: string): string {
  const path = withoutLanguage(url);
  if (/^\/(\?|$)/.test(path)) return "/";
  const [section] = sections.exec(path) ?? [];
  return section ? `${section}/*` : "other";
}

/** Routes of responses that are no pages of the shop, whatever their path is. */
const otherRoutes = new WeakMap<ServerResponse, string>();

/** Counts a response under this route, and not under the page that its path names. */
export function observeAs(response: ServerResponse, route: string) {
  otherRoutes.set(response, route);
}

/** Counts and times a page or a file, and logs it if it was slow. */
export function observePage(request: IncomingMessage, response: ServerResponse) {
  const { url = "/", method = "GET", headers } = request;
  if (unobserved.test(url)) return;
  const start = performance.now();
  response.once("finish", () => {
    const route = otherRoutes.get(response) ?? sectionOf(url);
    const durationMs = performance.now() - start;
    const { statusCode: status } = response;
    metrics().requests.inc({ method, route, status });
    metrics().requestSeconds.observe({ method, route }, durationMs / 1000);
    const requestId = requestIdOf(headers[requestIdHeader.toLowerCase()]);
    // An error page was logged with its cause by `logPageError`.
    if (status < 500) {
      runInRequest({ requestId, method, route }, () => logResponse({ status, durationMs }));
    }
  });
}
