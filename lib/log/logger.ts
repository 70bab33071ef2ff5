import { trace } from "@opentelemetry/api";
import pino from "pino";
import { env } from "@/lib/env";
import { causesOf } from "./causes";
import { redact } from "./redact";
import { currentRequest } from "./request-context";

type Value = string | number | boolean | null | undefined;

/**
 * What a line says besides its message. Objects are not taken: a request, a body or a row that somebody
 * passes for convenience would be printed whole.
 */
export type LogFields = Record<string, Value>;

let created: pino.Logger | undefined;

/** Created at the first line, not at import, so that a wrong LOG_LEVEL is reported with all the rest. */
function writer(): pino.Logger {
  created ??= pino(
    {
      level: env("log").LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ ...currentRequest(), ...currentTrace() }),
    },
    // Written at once and by this thread: a worker does not survive bundling, nor its lines a crash.
    { write: (line) => process.stdout.write(line) },
  );
  return created;
}

function currentTrace() {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId ? { traceId } : {};
}

const redactFields = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? redact(value) : value,
    ]),
  );

const lines =
  (level: "debug" | "info" | "warn" | "error") =>
  (message: string, fields: LogFields = {}, error?: unknown): void => {
    const logger = writer();
    if (!logger.isLevelEnabled(level)) return;
    const causes = error === undefined ? {} : { cause: causesOf(error) };
    logger[level]({ ...redactFields(fields), ...causes }, redact(message));
  };

/** One JSON line each, with the id, the route and the customer of the request that is being answered. */
export const log = {
  debug: lines("debug"),
  info: lines("info"),
  warn: lines("warn"),
  error: lines("error"),
};
