import { env } from "@/lib/env";
import type { ShopError } from "@/lib/errors";
import { log } from "./logger";

interface RequestResult {
  status: number;
  durationMs: number;
  /** The error that was sent. */
  error?: ShopError;
}

/** Logs a request that failed or was slow; errors of the client (4xx) at level `debug` only. */
export function logResponse({ status, durationMs, error }: RequestResult) {
  const fields = { status, durationMs: Math.round(durationMs), code: error?.code };
  if (status >= 500) log.error("Request failed", fields, error);
  else if (durationMs >= env("log").LOG_SLOW_MS) log.warn("Slow request", fields);
  // Without the cause, which may quote the input.
  else if (error) log.debug("Request refused", fields);
}
