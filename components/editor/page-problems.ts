import { contrastTexts } from "@/components/palette/texts";
import { isChanged } from "@/lib/content/edits";
import { contrastWarnings } from "@/lib/palette/contrast";
import { paletteColors } from "@/lib/palette/rules";
import { findProblems, type Problem } from "./find-problems";
import { checkTexts as texts } from "./texts";
import type { Editor } from "./use-editor";

/** What a page's pictures may weigh together, in bytes. */
const mostPictureBytes = 2_000_000;

const idsIn = (markup: string): Set<string> => {
  const page = new DOMParser().parseFromString(markup, "text/html");
  return new Set([...page.querySelectorAll("[id]")].map(({ id }) => id));
};

function boxOf(element: Element, page: Window): Element | null {
  let box: Element | null = element;
  while (box && page.getComputedStyle(box).display.startsWith("inline")) box = box.parentElement;
  return box;
}

/** Words of the visitor's own that are wider than their box. */
function tooLong({ store, frame }: Editor): Problem[] {
  const page = frame.window();
  const { document } = store.view().state;
  const slots = page?.document.querySelectorAll<HTMLElement>("slot-text[data-slot]") ?? [];
  const paths = [...slots]
    .filter(({ dataset }) => isChanged(document, dataset.slot ?? ""))
    .filter((slot) => {
      const box = page && boxOf(slot, page);
      return box && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1;
    })
    .map(({ dataset }) => dataset.slot ?? "");
  return [...new Set(paths)].map((path) => ({ path, text: texts.tooLong }));
}

function poorContrast({ store, frame }: Editor): Problem[] {
  const page = frame.window();
  const root = page?.document.querySelector("body > [class^='t-']");
  const ground = page && root && page.getComputedStyle(root).getPropertyValue("--text-02-ground");
  const { choices } = store.view().state;
  const warnings = contrastWarnings(choices, paletteColors(choices, store.bundle.palette), {
    shownAs: (colors) => colors,
    groundOf: (key) =>
      key === "text02" && ground?.trim() === "secondary" ? "secondary" : "primary",
  });
  return warnings.map(({ key, ground: on, ratio }) => ({
    path: "",
    text: contrastTexts.warning(contrastTexts[key], on, ratio),
  }));
}

/** Pictures that the frame has loaded, of which the browser knows the bytes. */
function heavyPictures({ frame }: Editor): Problem[] {
  const entries = frame.window()?.performance.getEntriesByType("resource") ?? [];
  const bytes = entries
    .filter((it): it is PerformanceResourceTiming => "encodedBodySize" in it)
    .filter(({ initiatorType }) => initiatorType === "img")
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return bytes > mostPictureBytes
    ? [{ path: "", text: texts.heavy((bytes / 1_000_000).toFixed(1)) }]
    : [];
}

/** All that is found on the page as it is shown now. */
export function checkPage(editor: Editor, brandName: string): Problem[] {
  const { store, frame } = editor;
  const { document } = store.view().state;
  const ids = idsIn(frame.markup());
  return [
    ...findProblems(store.bundle.declaration, { document, ids, brandName }),
    ...tooLong(editor),
    ...poorContrast(editor),
    ...heavyPictures(editor),
  ];
}
