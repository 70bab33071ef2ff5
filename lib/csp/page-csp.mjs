// @ts-check
import { createHash } from "node:crypto";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} IncrementalCache
 * @typedef {new (...args: any[]) => IncrementalCache} IncrementalCacheClass
 */

const header = "content-security-policy";

/** Executable inline scripts. Scripts with a `type`, such as JSON-LD, are data. */
const inlineScripts = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

const hashOf = (/** @type {string} */ script) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * A policy that allows the page's own inline scripts by their hashes.
 *
 * @param {string} html
 * @param {string} hosts other script sources to allow
 */
export function cspForPage(html, hosts) {
  const hashes = [...html.matchAll(inlineScripts)].map(([, script]) => hashOf(script ?? ""));
  return `script-src 'self' ${[...new Set(hashes)].join(" ")}${hosts}`;
}

/**
 * The scripts of a cached page are known, so each cache entry gets its own policy, computed once. The
 * browser enforces it in addition to the global policy. A page with a postponed part (PPR) gets none,
 * because the scripts that will fill it are not known yet.
 *
 * @template {IncrementalCacheClass} Base
 * @param {Base} Handler
 * @param {string} hosts
 */
export const withPageCsp = (Handler, hosts) =>
  class IncrementalCacheWithPageCsp extends Handler {
    /**
     * @override
     * @type {IncrementalCache["get"]}
     */
    async get(key, context) {
      const entry = await super.get(key, context);
      const page = entry?.value;
      if (page?.kind === "APP_PAGE" && page.html && !page.postponed) {
        page.headers ??= {};
        page.headers[header] ??= cspForPage(page.html, hosts);
      }
      return entry;
    }
  };
