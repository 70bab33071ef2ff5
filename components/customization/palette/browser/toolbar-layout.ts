import { localStore, sessionStore } from "@/lib/browser-storage";
import { requireElement } from "./dom";

const foldedKey = "toolbar";

/** Sizes the toolbar, sets its theme and folds it. */
export function setUpToolbarLayout(bar: HTMLElement) {
  const html = document.documentElement;
  const strip = requireElement(".strip", HTMLElement, bar);
  const fold = requireElement("#fold", HTMLButtonElement, bar);

  function resize() {
    // A phone shrinks a layout of a fixed width to fit its screen: the toolbar is enlarged by the same factor.
    const shrinkFactor = matchMedia("(pointer: coarse)").matches
      ? html.clientWidth / screen.width
      : 1;
    const zoom = Math.max(1, shrinkFactor);
    bar.style.setProperty("zoom", String(zoom));
    bar.removeAttribute("data-narrow");
    // How much room the words take depends on the language: the tools get a second row where they do not fit.
    bar.toggleAttribute("data-narrow", strip.clientHeight > 2 * fold.clientHeight);
    const { height } = bar.getBoundingClientRect();
    bar.style.setProperty("--bar-height", `${height / zoom}px`);
    html.style.setProperty("--under-bar", `${height}px`);
  }

  function setFolded(folded: boolean) {
    bar.toggleAttribute("data-folded", folded);
    fold.setAttribute("aria-expanded", String(!folded));
    resize();
  }

  function setTheme() {
    bar.dataset.theme = localStore.read("theme") ?? "";
  }

  fold.addEventListener("click", () => {
    const folded = !bar.hasAttribute("data-folded");
    sessionStore.write(foldedKey, folded ? "folded" : null);
    setFolded(folded);
  });
  addEventListener("storage", ({ key }) => key === "theme" && setTheme());
  addEventListener("resize", resize);
  new ResizeObserver(resize).observe(bar);
  setTheme();
  setFolded(sessionStore.read(foldedKey) === "folded");
}
