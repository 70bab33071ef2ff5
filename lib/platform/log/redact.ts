import { isIPv6 } from "node:net";

/** Applied in this order: a URL is shortened before email addresses and tokens are searched. */
const replacements: [RegExp, string][] = [
  [/\p{C}+/gu, " "],
  [/\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/@]*@)?([\w.-]+(?::\d+)?)[^\s"'<>)]*/gi, "$1$2/…"],
  [/(\/[^\s?"']*)\?[^\s"'<>)]*/g, "$1?…"],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*/gi, "[email]"],
  [/\b(bearer|basic)\s+\S+/gi, "$1 […]"],
  [
    /\b([\w-]*(?:passw(?:or)?d|secret|token|cookie|session|api[_-]?key)[\w-]*["']?\s*[=:]\s*)\S+/gi,
    "$1[…]",
  ],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[ip]"],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, "[account]"],
  [/\b\d(?:[ -]?\d){11,}\b/g, "[number]"],
  [/(?=[\w+/=-]*\d)[\w+/=-]{20,}/g, "[token]"],
  // Libraries quote their input in messages: parts of a body, a header or a value of a row.
  [/"[^"]*"?/g, '"…"'],
];

const maxLength = 300;

/** Text without URLs' paths, email and IP addresses, secrets, account numbers and quoted input. */
export function redact(text: string): string {
  const shortened = text.slice(0, 4 * maxLength);
  const replaced = replacements.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    shortened,
  );
  return replaced
    .replace(/[\da-f:]{3,}/gi, (word) => (isIPv6(word) ? "[ip]" : word))
    .slice(0, maxLength);
}
