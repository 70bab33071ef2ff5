/** Characters that mean the same encoded and plain (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * The one spelling of an address that all decisions are made by, and that Next is given: `/%6cicense/x` is
 * `/license/x`. Null for an address with a malformed escape.
 */
export function normalizeAddress(url: string): string | null {
  if (!url.includes("%")) return url;
  try {
    decodeURIComponent(url);
  } catch {
    return null;
  }
  return url.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(character) ? character : escaped.toUpperCase();
  });
}

export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** Whether a path climbs: `/./x` and `/x/../y` lead to another page than their spelling says. */
export const hasDotSegments = (path: string): boolean => /\/\.{1,2}(\/|$)/.test(path);

/** Spaces, control characters and backslashes are removed or replaced by URL parsers; a fragment is never sent. */
export const hasForbiddenCharacters = (url: string): boolean => /[\0-\x20\x7f\\#]|%00/.test(url);
