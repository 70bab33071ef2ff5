// @ts-check

/**
 * Runs in the browser: `defer-scripts.mjs` puts its source into pages, so that it stands alone. It starts the
 * scripts after the first paint, or with an event of the page's own.
 *
 * @param {string[]} sources
 * @param {string | null} event
 */
export function startScripts(sources, event) {
  let isStarted = false;

  /** A network that is away for a moment loses no script. @param {string} src @param {number} tries */
  function load(src, tries = 0) {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    if (tries < 6) script.onerror = () => setTimeout(load, 500 * 2 ** tries, src, tries + 1);
    document.head.append(script);
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const src of sources) load(src);
  }

  if (event) addEventListener(event, start);
  else if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
  addEventListener("load", start);
  // A page whose event never comes starts its scripts all the same.
  setTimeout(start, 5_000);
}
