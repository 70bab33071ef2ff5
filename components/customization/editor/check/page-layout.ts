import type { Language } from "@/components/templates/content/languages";
import { isChanged } from "@/lib/customization/content/edits";
import type { ContentDocument } from "@/lib/customization/content/rules";
import type { Translator } from "@/lib/translations/translator";
import type { Problem } from "./find-problems";
import type { PrintedPage } from "./printed-page";

function boxOf(element: Element, { getComputedStyle }: Window): Element | null {
  let box: Element | null = element;
  while (box && getComputedStyle(box).display.startsWith("inline")) box = box.parentElement;
  return box;
}

const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** Whether text is wider than its box, outside of the page, or cut off at its lower edge. */
function isTooLong(slot: HTMLElement, { window, document }: PrintedPage): boolean {
  const box = boxOf(slot, window);
  // Text for screen readers has a box of one pixel.
  if (!box || box.clientWidth <= 1) return false;
  const { right } = slot.getBoundingClientRect();
  const style = window.getComputedStyle(box);
  return (
    box.scrollWidth > box.clientWidth + 1 ||
    right > document.documentElement.clientWidth + 1 ||
    (cuts(style.overflowY) && box.scrollHeight > box.clientHeight + 2)
  );
}

/** The visitor's own texts in a language that do not fit into the page at its present width. */
export function findLongTexts(
  page: PrintedPage,
  document: ContentDocument,
  language: Language,
  t: Translator<"pageCheck">,
): Problem[] {
  const slots = [...page.document.querySelectorAll<HTMLElement>("slot-text[data-slot]")];
  const paths = slots
    .filter(
      (slot) => isChanged(document, slot.dataset.slot ?? "", language) && isTooLong(slot, page),
    )
    .map(({ dataset }) => dataset.slot ?? "");
  return [...new Set(paths)].map((path) => ({ path, text: t("tooLong") }));
}

/** The size of the page with its pictures and fonts in bytes, as far as the browser reports it. */
export function weigh({ window, document }: PrintedPage): number {
  const loaded = window.performance
    .getEntriesByType("resource")
    .filter((it): it is PerformanceResourceTiming => "encodedBodySize" in it)
    .filter(({ name }) => !name.includes("/preview-scripts/"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return loaded + document.documentElement.outerHTML.length;
}
