/** The elements of slots on the page, and what makes them fit for writing. */
import { queryAll } from "@/components/palette/browser/dom";

/** What Tab stops at, in reading order. */
const stops = "slot-text,[data-kind=picture],[data-kind=blocks]";

const isWritten = (slot: HTMLElement) => slot.matches("slot-text") && slot.dataset.kind !== "price";

const isElement = (node: unknown): node is HTMLElement => node instanceof HTMLElement;

/** The slot around a node that is written in on the page. */
export function writtenSlot(node: EventTarget | null): HTMLElement | null {
  const element = node instanceof Text ? node.parentElement : node;
  const slot = element instanceof Element ? element.closest("slot-text") : null;
  return isElement(slot) && isWritten(slot) ? slot : null;
}

/** The slot around an element that Tab stops at. */
export function stopAt(element: EventTarget | null): HTMLElement | null {
  const slot = element instanceof Element ? element.closest(stops) : null;
  return isElement(slot) ? slot : null;
}

export const allStops = () => queryAll(stops, HTMLElement);

export const isLines = ({ dataset }: HTMLElement) => dataset.kind === "paragraph";

/** Of a slot, an item or a section. */
export const pathOf = ({ dataset }: HTMLElement) => dataset.slot ?? dataset.listItem ?? "";

const isShown = (element: HTMLElement) => element.checkVisibility();

/**
 * The element of a slot or item, or the first one inside of it; of what has none, such as the words of a
 * stylesheet, the item or section that it is in.
 */
export function elementAt(path: string): HTMLElement | undefined {
  const all = queryAll("[data-slot],[data-list-item]", HTMLElement);
  const at = (wanted: string) => all.filter((it) => pathOf(it) === wanted);
  let found = at(path);
  if (found.length === 0) found = all.filter((it) => pathOf(it).startsWith(`${path}.`));
  for (let above = path; above && found.length === 0; found = at(above))
    above = above.slice(0, Math.max(0, above.lastIndexOf(".")));
  return found.find(isShown) ?? found[0];
}

/** Firefox before 136 has no plain text mode; what it would format is filtered in both. */
function makeEditable(slot: HTMLElement) {
  try {
    slot.contentEditable = "plaintext-only";
  } catch {
    slot.contentEditable = "true";
  }
}

function prepareStop(slot: HTMLElement) {
  const { kind, label = "" } = slot.dataset;
  // Not as aria-label, which would also name the heading or the section around it.
  slot.title = label;
  if (isWritten(slot)) {
    makeEditable(slot);
    slot.spellcheck = true;
    slot.enterKeyHint = isLines(slot) ? "enter" : "done";
    slot.setAttribute("role", "textbox");
    if (isLines(slot)) slot.setAttribute("aria-multiline", "true");
    return;
  }
  slot.tabIndex = 0;
  slot.setAttribute("role", kind === "blocks" ? "group" : "button");
  // An image without alternative text may have no role.
  if (slot instanceof HTMLImageElement && !slot.alt) slot.alt = label;
}

/** Makes every slot editable that is not yet. */
export function prepareSlots() {
  for (const slot of allStops()) if (!slot.hasAttribute("role")) prepareStop(slot);
  for (const name of queryAll("slot-text [data-brand-name]", HTMLElement))
    name.contentEditable = "false";
  // A button is one thing to a screen reader, which could not reach what is written in it; a link is not.
  for (const button of queryAll("button:has(slot-text)", HTMLElement))
    button.setAttribute("role", "link");
}
