import { trace } from "@opentelemetry/api";
import pino from "pino";
import { env } from "@/lib/env";
import { causesOf } from "./causes";
import { redact } from "./redact";
import { currentRequest } from "./request-context";

type Value = string | number | boolean | null | undefined;

/**
 * Fields of a log line besides its message. Objects are not accepted, so that no whole request, body or
 * row can be logged.
 */
export type LogFields = Record<string, Value>;

let logger: pino.Logger | undefined;

/**
 * Created for the first line, not on import, so that `checkEnvironment` can report an invalid
 * LOG_LEVEL.
 */
function getLogger(): pino.Logger {
  logger ??= pino(
    {
      level: env("log").LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ ...currentRequest(), ...currentTrace() }),
    },
    // Written synchronously by this thread: pino's worker is not found in a bundle, and a crash would lose its lines.
    { write: (line) => process.stdout.write(line) },
  );
  return logger;
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

const logAt =
  (level: "debug" | "info" | "warn" | "error") =>
  (message: string, fields: LogFields = {}, error?: unknown): void => {
    const pinoLogger = getLogger();
    if (!pinoLogger.isLevelEnabled(level)) return;
    const causes = error === undefined ? {} : { cause: causesOf(error) };
    pinoLogger[level]({ ...redactFields(fields), ...causes }, redact(message));
  };

/** Each call writes one JSON line, with the id, route and customer of the current request. */
export const log = {
  debug: logAt("debug"),
  info: logAt("info"),
  warn: logAt("warn"),
  error: logAt("error"),
};
