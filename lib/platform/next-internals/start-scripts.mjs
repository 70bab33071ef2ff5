// @ts-check

/**
 * Runs in the browser: `defer-scripts.mjs` puts its source into pages, so that it stands alone. It starts the
 * scripts once the page and its first pictures are painted, or with an event of the page's own; and at once for
 * a visitor who presses something before.
 *
 * @param {string[]} sources
 * @param {string | null} event
 */
export function startScripts(sources, event) {
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const src of sources) {
      const script = document.createElement("script");
      script.async = true;
      script.src = src;
      document.head.append(script);
    }
  }

  function startOncePainted() {
    // A slow or missing picture does not hold up the page, and a hidden page is never painted.
    setTimeout(start, document.hidden ? 0 : 500);
    /** @type {NodeListOf<HTMLImageElement>} */
    const first = document.querySelectorAll("img[fetchpriority=high]");
    Promise.allSettled(Array.from(first, (picture) => picture.decode())).then(() => {
      const startWithNextFrame = () => requestAnimationFrame(() => setTimeout(start));
      const observer = new PerformanceObserver((paints) => {
        if (paints.getEntriesByName("first-contentful-paint").length > 0) startWithNextFrame();
      });
      observer.observe({ type: "paint", buffered: true });
    });
  }

  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start);
  // A page whose event never comes starts its scripts all the same.
  setTimeout(start, 5_000);
  if (!event) return addEventListener("DOMContentLoaded", startOncePainted);
  addEventListener(event, start);
  addEventListener("load", start);
}
