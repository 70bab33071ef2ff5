// @ts-check

/**
 * Runs in the browser: `defer-scripts.mjs` puts its source into pages, so that it stands alone. It starts the
 * scripts after the first paint, or with an event of the page's own. Until React is there, links and popovers
 * work by themselves, and forms are not to be seen; a click on a button is kept, and done once when it is.
 *
 * @param {string[]} sources
 * @param {string | null} event
 */
export function startScripts(sources, event) {
  /** A set, because who clicks a silent button twice means it once. @type {Set<HTMLElement>} */
  const clicked = new Set();
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

  /** From here on React answers clicks, also while it takes the page over. */
  const isReactThere = () => Object.keys(document).some((key) => /^_reactListening/.test(key));

  /** @param {Event} early */
  function keep({ target }) {
    if (isReactThere()) return;
    const button =
      target instanceof Element &&
      target.closest("button:not([popovertarget]),[role=button],[role=switch]");
    if (button instanceof HTMLElement) clicked.add(button);
  }

  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of clicked) if (button.isConnected) button.click();
    },
    { once: true },
  );

  if (event) addEventListener(event, start);
  else if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
  addEventListener("load", start);
  // A page whose event never comes starts its scripts all the same.
  setTimeout(start, 5_000);
}
