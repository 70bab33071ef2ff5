// @ts-check

const marker = /data-scripts-after="([\w-]+)"/;
const asyncScripts = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/** A page whose event never comes starts its scripts all the same. */
const patienceMs = 5_000;

const starter = (/** @type {string} */ event, /** @type {string[]} */ sources) => `<script>
((sources, waiting) => {
  const start = () => {
    if (!waiting) return;
    waiting = false;
    for (const src of sources) document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
  };
  addEventListener("${event}", start);
  addEventListener("load", start);
  setTimeout(start, ${patienceMs});
})(${JSON.stringify(sources)}, true);
</script>`;

/**
 * Starts the scripts of a page when it gets the event that an element names in `data-scripts-after`, so that
 * they do not compete with what the visitor uses first: in the editor, the page in its frame. Other pages
 * stay as they are, and so does a page that was treated before.
 *
 * @param {string} html
 */
export function deferScripts(html) {
  const event = html.match(marker)?.[1];
  const sources = [...html.matchAll(asyncScripts)].map(([, src]) => src ?? "");
  if (!event || sources.length === 0) return html;
  return html
    .replaceAll(asyncScripts, "")
    .replaceAll(preloads, "")
    .replace("</head>", () => `${starter(event, sources)}</head>`);
}
