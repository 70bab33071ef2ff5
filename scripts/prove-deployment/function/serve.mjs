// @ts-check
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * The runtime of a function host: loads the entry of a function and passes requests to it. Runs inside
 * the packed folder: `node serve.mjs <entry>`.
 */
const entry = resolve(process.argv[2] ?? "");
/** @type {Set<Promise<unknown>>} */
const pending = new Set();

const require = createRequire(entry);
// Part of every package: sets up what Next expects of a runtime.
require("next/setup-node-env.js");

/** @type {{ handler: (request: unknown, response: unknown, context: unknown) => Promise<unknown> }} */
const { handler } = require(entry);

const server = createServer((request, response) => {
  const waitUntil = (/** @type {Promise<unknown>} */ work) => {
    pending.add(work);
    work.finally(() => pending.delete(work)).catch(() => {});
  };
  handler(request, response, { waitUntil, requestMeta: { relativeProjectDir: "." } }).catch(
    (error) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});

server.listen(Number(process.env.PORT), "127.0.0.1");
