// @ts-check

/**
 * Runs in the browser: `defer-scripts.mjs` puts its source into pages, so that it stands alone. It starts the
 * scripts after the first paint, or with an event of the page's own. Until React is there, links, fields and
 * popovers work by themselves; what needs a handler is kept, and done once when it is.
 *
 * @param {string[]} sources
 * @param {string | null} event
 */
export function startScripts(sources, event) {
  /** By their element, because who clicks a silent button twice means it once. @type {Map<Element, () => void>} */
  const kept = new Map();
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

  /** React compares with the value it saw last, so it is changed and changed back. @param {HTMLInputElement} field */
  function writeAgain(field) {
    const isChoice = /^(checkbox|radio)$/.test(field.type);
    const { value, checked } = field;
    return () => {
      if (isChoice) {
        if (field.checked === checked && field.type === "checkbox") field.click();
        if (field.checked !== checked) field.click();
        return;
      }
      const prototype = Object.getPrototypeOf(field);
      for (const text of ["", value]) {
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    };
  }

  /** @param {Event} early */
  function keep(early) {
    const { target } = early;
    if (!(target instanceof Element)) return;
    if (early instanceof SubmitEvent) {
      if (target.hasAttribute("action")) return;
      early.preventDefault();
      const { submitter } = early;
      kept.set(target, () =>
        /** @type {HTMLFormElement} */ (target).requestSubmit(submitter),
      );
    } else if (early.type === "input") {
      if ("value" in target) kept.set(target, writeAgain(/** @type {HTMLInputElement} */ (target)));
    } else {
      const button = target.closest("button:not([popovertarget]),[role=button],[role=switch]");
      const isSubmit = button instanceof HTMLButtonElement && button.type === "submit" && button.form;
      if (button instanceof HTMLElement && !isSubmit) kept.set(button, () => button.click());
    }
  }

  const kinds = ["click", "input", "submit"];
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener(
    "hydrated",
    () => {
      for (const kind of kinds) removeEventListener(kind, keep, true);
      for (const [element, redo] of kept) if (element.isConnected) redo();
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
