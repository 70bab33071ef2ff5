// @ts-check

/** Names of this machine or of its own network, which nobody on the internet can own. */
const local = [
  // An empty name, which health checks may send.
  "",
  "[a-z\\d_-]+",
  "\\d{1,3}(?:\\.\\d{1,3}){3}",
  // Next cuts an IPv6 address at its first colon.
  "\\[[\\da-f:.]*\\]?",
  "(?:.+\\.)?(?:localhost|local|internal|lan)",
  ".+\\.home\\.arpa",
];

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `*.example.com` stands for all names below example.com. */
const patternOf = (/** @type {string} */ host) =>
  host.startsWith("*.") ? `.+${escaped(host.slice(1))}` : escaped(host);

/** Whether the address is one of this machine. */
const isLoopback = (/** @type {string} */ address) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);

/**
 * The domain below which each site has a name. On this machine it needs no setting, because
 * browsers resolve all names below localhost. Null for a public shop that has set none.
 *
 * @param {string} siteUrl
 * @param {string | undefined} configured
 */
export const sitesDomainOf = (siteUrl, configured) =>
  configured?.trim().toLowerCase() || (isLoopback(siteUrl) ? "localhost" : null);

/**
 * A pattern for the host names that belong to the shop itself rather than to a customer's site;
 * also used in the rules of next.config.mjs.
 *
 * @param {object} settings
 * @param {string} settings.siteUrl
 * @param {readonly string[]} settings.others Further names of the shop.
 * @param {string | null} settings.sitesDomain
 * @param {boolean} settings.offersDomains Whether sites may have names anywhere.
 */
export function ownHostPattern({ siteUrl, others, sitesDomain, offersDomains }) {
  const named = [new URL(siteUrl).hostname, ...others];
  const exact = named.filter((host) => !host.startsWith("*."));
  const rest = offersDomains ? [...local, ...named.map(patternOf)] : [".*"];
  const noSite = sitesDomain ? `(?!.+\\.${escaped(sitesDomain)}$)` : "";
  return `(?:${exact.map(escaped).join("|")}|${noSite}(?:${rest.join("|")}))`;
}
