import type { ShopError } from "@/lib/errors";
import { runAsCaller } from "@/lib/platform/audit/caller";
import { requestIdHeader, requestIdOf, runInRequest } from "@/lib/platform/log/request-context";
import { logResponse } from "@/lib/platform/log/request-log";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { markFailed, traced } from "@/lib/platform/telemetry/trace";
import { runInLanguage } from "@/lib/translations/current-language";
import { languageOfRequest } from "./request-language";

export interface Handled {
  response: Response;
  /** The error that was sent. */
  error?: ShopError;
}

/** Handles one request of a route with a request id, in the reader's language and as a span; counts it; logs it if it failed or was slow. */
export function observe(
  request: Request,
  route: string,
  handle: () => Promise<Handled>,
): Promise<Response> {
  const { method } = request;
  const requestId = requestIdOf(request.headers.get(requestIdHeader));
  const work = {
    name: `${method} ${route}`,
    attributes: { "http.route": route, "request.id": requestId },
  };
  return runInRequest({ requestId, method, route }, () =>
    traced(work, async (span) => {
      const start = performance.now();
      const { response, error } = await runInLanguage(languageOfRequest(request.headers), () =>
        runAsCaller(request.headers, handle),
      );
      const durationMs = performance.now() - start;
      const { status } = response;
      span.setAttribute("http.response.status_code", status);
      if (error && status >= 500) markFailed(span, error);
      metrics().requests.inc({ method, route, status });
      metrics().requestSeconds.observe({ method, route }, durationMs / 1000);
      logResponse({ status, durationMs, error });
      response.headers.set(requestIdHeader, requestId);
      return response;
    }),
  );
}
