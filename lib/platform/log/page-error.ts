import type { Instrumentation } from "next";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { log } from "./logger";
import { requestIdHeader, requestIdOf, runInRequest } from "./request-context";

type Hook = Parameters<Instrumentation.onRequestError>;

/** Logs an error that Next caught while rendering. The error page that the visitor sees has its digest. */
export function logPageError(
  error: Hook[0],
  { method, headers }: Hook[1],
  { routePath: route, routeType }: Hook[2],
) {
  const requestId = requestIdOf(headers[requestIdHeader.toLowerCase()]);
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  metrics().pageErrors.inc({ route });
  runInRequest({ requestId, method, route }, () =>
    log.error("Page failed", { status: 500, routeType, digest }, error),
  );
}
