import { format, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/platform/log/logger";

const levels = {
  error: log.error,
  warn: log.warn,
  info: log.info,
  log: log.info,
  debug: log.debug,
} as const;

/**
 * Next, packages and Node.js print by the console, whole stacks among them. From here on each of these is one line of
 * the log.
 */
export function printConsoleAsLog() {
  for (const [method, write] of Object.entries(levels)) {
    Reflect.set(console, method, (...args: unknown[]) => {
      const error = args.find((it) => it instanceof Error);
      const words = stripVTControlCharacters(format(...args.filter((it) => it !== error))).trim();
      if (words || error) write(words || "Printed without words", { by: "console" }, error);
    });
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn("Warning of Node.js", { by: "process" }, warning));
}
