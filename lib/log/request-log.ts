import { env } from "@/lib/env";
import type { ShopError } from "@/lib/errors";
import { log } from "./logger";

interface RequestResult {
  status: number;
  durationMs: number;
  /** What the request failed with, after it was mapped to what the caller is told. */
  error?: ShopError;
}

/** One line for a request that failed or was slow. What the caller did wrong is for `debug` only. */
export function logResponse({ status, durationMs, error }: RequestResult) {
  const fields = { status, durationMs: Math.round(durationMs), code: error?.code };
  if (status >= 500) log.error("Request failed", fields, error);
  else if (durationMs >= env("log").LOG_SLOW_MS) log.warn("Slow request", fields);
  // Without the cause: it may repeat what was sent.
  else if (error) log.debug("Request refused", fields);
}
