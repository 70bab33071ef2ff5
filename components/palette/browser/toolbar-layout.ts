import { readStored } from "@/lib/palette/storage";
import { requireElement } from "./dom";

const narrow = 760;
const foldedKey = "toolbar";

function isFolded(): boolean {
  try {
    return sessionStorage.getItem(foldedKey) === "folded";
  } catch {
    return false;
  }
}

function storeFolded(folded: boolean) {
  try {
    sessionStorage.setItem(foldedKey, folded ? "folded" : "open");
  } catch {
    // It opens again on the next page.
  }
}

/** Size, theme and folding of the bar. */
export function setUpToolbarLayout(bar: HTMLElement) {
  const html = document.documentElement;
  const fold = requireElement("#fold", HTMLButtonElement, bar);

  function draw() {
    // A phone shows layouts of a fixed width shrunk to fit; the bar grows by as much.
    const shrunk = matchMedia("(pointer: coarse)").matches ? html.clientWidth / screen.width : 1;
    const zoom = Math.max(1, shrunk);
    bar.style.setProperty("zoom", String(zoom));
    bar.toggleAttribute("data-narrow", html.clientWidth / zoom < narrow);
    const { height } = bar.getBoundingClientRect();
    bar.style.setProperty("--bar-height", `${height / zoom}px`);
    html.style.setProperty("--under-bar", `${height}px`);
  }

  function setFolded(folded: boolean) {
    bar.toggleAttribute("data-folded", folded);
    fold.setAttribute("aria-expanded", String(!folded));
    draw();
  }

  function setTheme() {
    bar.dataset.theme = readStored("theme") ?? "";
  }

  fold.addEventListener("click", () => {
    const folded = !bar.hasAttribute("data-folded");
    storeFolded(folded);
    setFolded(folded);
  });
  addEventListener("storage", ({ key }) => key === "theme" && setTheme());
  addEventListener("resize", draw);
  new ResizeObserver(draw).observe(bar);
  setTheme();
  setFolded(isFolded());
}
