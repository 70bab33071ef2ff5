// @ts-check
import { createHash } from "node:crypto";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Pages
 * @typedef {new (...parts: any[]) => Pages} PagesClass
 */

const header = "content-security-policy";

/** The scripts in a page that a browser runs; JSON-LD has a type, and is not run. */
const inlineScripts = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

const hashOf = (/** @type {string} */ script) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Allows the inline scripts that a page has, and no others.
 *
 * @param {string} html
 * @param {string} hosts whose scripts are allowed too
 */
export function cspForPage(html, hosts) {
  const hashes = [...html.matchAll(inlineScripts)].map(([, script]) => hashOf(script ?? ""));
  return `script-src 'self' ${[...new Set(hashes)].join(" ")}${hosts}`;
}

/**
 * Pages from the cache are finished, so that their scripts are known: each carries its own policy
 * beside the one that all answers have, and the browser keeps to both. It is worked out once for an
 * entry. A page with a hole is left alone: what will fill it is not known.
 *
 * @template {PagesClass} Base
 * @param {Base} Handler
 * @param {string} hosts
 */
export const withPageCsp = (Handler, hosts) =>
  class StrictPages extends Handler {
    /**
     * @override
     * @type {Pages["get"]}
     */
    async get(key, context) {
      const stored = await super.get(key, context);
      const page = stored?.value;
      if (page?.kind === "APP_PAGE" && page.html && !page.postponed) {
        page.headers ??= {};
        page.headers[header] ??= cspForPage(page.html, hosts);
      }
      return stored;
    }
  };
