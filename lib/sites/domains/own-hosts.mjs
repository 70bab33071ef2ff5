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

/**
 * A pattern for the host names that belong to the shop itself rather than to a customer's site;
 * also used in the rules of next.config.mjs.
 *
 * @param {string} siteUrl
 * @param {readonly string[]} others
 */
export const ownHostPattern = (siteUrl, others) =>
  `(?:${[...local, ...[new URL(siteUrl).hostname, ...others].map(patternOf)].join("|")})`;
