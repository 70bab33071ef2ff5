// @ts-check
import { cspForPage } from "../csp/page-csp.mjs";
import { deferScripts, startEventOf } from "./defer-scripts.mjs";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} IncrementalCache
 * @typedef {new (...args: any[]) => IncrementalCache} IncrementalCacheClass
 */

const header = "content-security-policy";

/**
 * Its own policy, and scripts that start later. In place, because Next answers the request that fills the cache
 * with the value it then keeps. A page with a postponed part (PPR) stays as it is: the scripts that will fill it are
 * not known yet.
 *
 * @param {import("next/dist/server/response-cache").IncrementalCacheValue | null | undefined} page
 * @param {string} hosts
 */
function prepare(page, hosts) {
  if (page?.kind !== "APP_PAGE" || !page.html || page.postponed) return;
  page.headers ??= {};
  if (page.headers[header]) return;
  // Its fonts would come before what the page waits for.
  if (startEventOf(page.html)) delete page.headers.link;
  page.html = deferScripts(page.html);
  page.headers[header] = cspForPage(page.html, hosts);
}

/**
 * The scripts of a cached page are known, so each page gets its own policy, computed once: when it is rendered, or
 * when one of the build is first read. The browser enforces it in addition to the global policy.
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
      prepare(entry?.value, hosts);
      return entry;
    }

    /**
     * @override
     * @type {IncrementalCache["set"]}
     */
    async set(key, page, context) {
      prepare(page, hosts);
      return super.set(key, page, context);
    }
  };
