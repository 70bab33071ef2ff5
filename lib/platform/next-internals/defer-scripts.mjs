// @ts-check
import { startScripts } from "./start-scripts.mjs";

const marker = /data-scripts-after="([\w-]+)"/;
const asyncScripts = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/** The event that an element names for the start of its page's scripts. @param {string} html */
export const startEventOf = (html) => html.match(marker)?.[1] ?? null;

/** Without indentation and comments, which every page would carry. */
const source = startScripts
  .toString()
  .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
  .replace(/\s*\n\s*/g, "\n");

/**
 * Starts the scripts of a page after its first paint, so that they do not stand before it; or when it gets the
 * event that an element names in `data-scripts-after`: in the editor, that of the page in its frame. A page
 * that was treated before stays as it is.
 *
 * @param {string} html
 */
export function deferScripts(html) {
  const sources = [...html.matchAll(asyncScripts)].map(([, src = ""]) =>
    src.replaceAll("&amp;", "&"),
  );
  if (sources.length === 0) return html;
  const starter = `<script>(${source})(${JSON.stringify(sources)},${JSON.stringify(startEventOf(html))})</script>`;
  return html
    .replaceAll(asyncScripts, "")
    .replaceAll(preloads, "")
    .replace("</head>", () => `${starter}</head>`);
}
