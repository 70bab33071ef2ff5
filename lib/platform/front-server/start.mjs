// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { format, parseArgs, stripVTControlCharacters } from "node:util";
import next from "next";
import { exitWithNpm } from "./npm-parent.mjs";

/**
 * Starts the shop: the front server with Next behind it (docs/decisions/0100). Plain JavaScript, because neither Next
 * nor a compiler has it in their hands; the front server itself is bundled by Next with `instrumentation.ts`, which
 * Next runs while it prepares, and which leaves `presetryServe`.
 */

// As `next start` does.
Object.assign(process.env, { NODE_ENV: "production" });

exitWithNpm();

// As lines of the log, until instrumentation.ts does the same for all that is printed.
for (const method of /** @type {const} */ (["log", "info", "warn", "error", "debug"])) {
  console[method] = (...words) => {
    const level = method === "log" ? "info" : method;
    const msg = stripVTControlCharacters(format(...words));
    const line = { level, time: new Date().toISOString(), msg };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

try {
  await start();
} catch (error) {
  console.error("Presetry cannot start:", error);
  process.exit(1);
}

async function start() {
  // A standalone build is without the file. Its own server.js hands Next the settings of the build in the same way.
  if (!existsSync("next.config.mjs")) {
    const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
    Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  }

  const { values } = parseArgs({
    options: { port: { type: "string" }, hostname: { type: "string" } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  const hostname = values.hostname ?? process.env.HOST ?? "127.0.0.1";

  const app = next({
    dev: false,
    port,
    hostname,
    quiet: true,
    // With the first request Next would take over upgrades of the server that it came from.
    httpServer: createServer(),
  });
  await app.prepare();

  /** @type {(shop: import("./serve").ServedShop) => Promise<void>} */
  const serveShop = Reflect.get(globalThis, "presetryServe");
  await serveShop({ port, hostname, handle: app.getRequestHandler(), close: () => app.close() });
}
