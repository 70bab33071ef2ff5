import { ShopError } from "./errors";

/** PostgreSQL and driver codes that pass by themselves: connection gone, shutting down, busy, too slow. */
const passing = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "08000",
  "08003",
  "08006",
  "53300",
  "55P03",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "25P03",
  "40001",
  "40P01",
]);

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** The failure's own code, looked for through the wrappers that Drizzle and Node put around it. */
export function databaseCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at && depth < 5; depth++) {
    const code = codeOf(at);
    if (typeof code === "string") return code;
    if (at instanceof AggregateError) at = at.errors[0];
    else at = at instanceof Error ? at.cause : undefined;
  }
  return undefined;
}

export function asUnavailable(error: unknown): ShopError | null {
  return passing.has(databaseCode(error) ?? "")
    ? new ShopError("unavailable", "The shop is busy for a moment. Please try again.", {
        retryAfter: 2,
        cause: error,
      })
    : null;
}
