import { currentTranslations } from "#current-translations";
import { ShopError } from "./errors";

const t = currentTranslations("errors");

/** Transient PostgreSQL and driver codes: connection lost, shutdown, overload, timeouts, deadlocks. */
const transientCodes = new Set([
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

/** The error's code, found through the wrappers of Drizzle and Node.js. */
export function databaseCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const code = codeOf(current);
    if (typeof code === "string") return code;
    if (current instanceof AggregateError) current = current.errors[0];
    else current = current instanceof Error ? current.cause : undefined;
  }
  return undefined;
}

/** Whether a unique index refused a row, because another row has the same value. */
export const isUniqueViolation = (error: unknown): boolean => databaseCode(error) === "23505";

export function asUnavailable(error: unknown): ShopError | null {
  return transientCodes.has(databaseCode(error) ?? "")
    ? new ShopError("unavailable", t("busy"), {
        retryAfter: 2,
        cause: error,
      })
    : null;
}
