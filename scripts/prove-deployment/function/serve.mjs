// @ts-check
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * What a host's runtime does with one function: loads its entry and hands it requests. Runs inside the
 * packed folder, with nothing else of the project: `node serve.mjs <entry>`.
 */
const entry = resolve(process.argv[2] ?? "");
/** @type {Set<Promise<unknown>>} */
const pending = new Set();

const require = createRequire(entry);
// Packed by the build for this: what Next expects of a runtime.
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
