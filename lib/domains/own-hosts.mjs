// @ts-check

/** Names of this machine or of its own network: nobody on the internet can own them. */
const local = [
  // No name at all, as health checks may send it.
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
 * The pattern of a Host header's name by which the shop itself is meant, and not a customer's site: also for
 * the rules of next.config.mjs.
 *
 * @param {string} siteUrl
 * @param {readonly string[]} others
 */
export const ownHostPattern = (siteUrl, others) =>
  `(?:${[...local, ...[new URL(siteUrl).hostname, ...others].map(patternOf)].join("|")})`;
