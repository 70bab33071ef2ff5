// @ts-check
import { cspForPage } from "../csp/page-csp.mjs";
import { deferScripts, startEventOf } from "./defer-scripts.mjs";

const header = "content-security-policy";

const dataScripts = /(?:<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*<\/script>){2,}/g;

/**
 * Next writes the data of a page in many scripts, one behind the other. As one script they have one hash: a long
 * page would else have more headers than proxies and clients take.
 *
 * @param {string} html
 */
const joinData = (html) =>
  html.replaceAll(dataScripts, (scripts) => scripts.replaceAll("</script><script>", ";"));

/**
 * Gives a cached page its own policy, which the browser enforces in addition to the global one, and lets its
 * scripts start later. In place, because Next answers the request that fills the cache with the value it then
 * keeps. A page with a postponed part (PPR) stays as it is: the scripts that will fill it are not known yet.
 *
 * @param {import("next/dist/server/response-cache").IncrementalCacheValue | null | undefined} page
 * @param {string} hosts
 */
export function preparePage(page, hosts) {
  if (page?.kind !== "APP_PAGE" || !page.html || page.postponed) return;
  page.headers ??= {};
  if (page.headers[header]) return;
  // Its fonts would come before what the page waits for.
  if (startEventOf(page.html)) delete page.headers.link;
  page.html = joinData(deferScripts(page.html));
  page.headers[header] = cspForPage(page.html, hosts);
}
