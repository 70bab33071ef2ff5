// @ts-check
import { createHash } from "node:crypto";

/**
 * Matches executable inline scripts. Scripts with a data `type`, such as JSON-LD, are not executed.
 */
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
