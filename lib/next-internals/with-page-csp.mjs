// @ts-check
import { cspForPage } from "../csp/page-csp.mjs";
import { deferScripts, startEventOf } from "./defer-scripts.mjs";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} IncrementalCache
 * @typedef {new (...args: any[]) => IncrementalCache} IncrementalCacheClass
 */

const header = "content-security-policy";

/**
 * The scripts of a cached page are known, so each cache entry gets its own policy, computed once. The
 * browser enforces it in addition to the global policy. A page with a postponed part (PPR) gets none,
 * because the scripts that will fill it are not known yet. A page that asks for it starts its scripts later.
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
        if (!page.headers[header]) {
          // Its fonts would come before what the page waits for.
          if (startEventOf(page.html)) delete page.headers.link;
          page.html = deferScripts(page.html);
          page.headers[header] = cspForPage(page.html, hosts);
        }
      }
      return entry;
    }
  };
