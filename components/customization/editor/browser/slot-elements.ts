/** The elements of slots on the page, and the attributes that make them editable. */
import { queryAll } from "@/components/customization/palette/browser/dom";

/** The elements at which Tab stops, in reading order. */
const stops = "slot-text,[data-kind=picture],[data-kind=blocks]";

const isWritten = (slot: HTMLElement) => slot.matches("slot-text") && slot.dataset.kind !== "price";

const isElement = (node: unknown): node is HTMLElement => node instanceof HTMLElement;

/** The editable slot around a node. */
export function writtenSlot(node: EventTarget | null): HTMLElement | null {
  const element = node instanceof Text ? node.parentElement : node;
  const slot = element instanceof Element ? element.closest("slot-text") : null;
  return isElement(slot) && isWritten(slot) ? slot : null;
}

/** The slot around an element at which Tab stops. */
export function stopAt(element: EventTarget | null): HTMLElement | null {
  const slot = element instanceof Element ? element.closest(stops) : null;
  return isElement(slot) ? slot : null;
}

export const allStops = () => queryAll(stops, HTMLElement);

export const isLines = ({ dataset }: HTMLElement) => dataset.kind === "paragraph";

/** The path of a slot, an item or a section. */
export const pathOf = ({ dataset }: HTMLElement) => dataset.slot ?? dataset.listItem ?? "";

const isShown = (element: HTMLElement) => element.checkVisibility();

/**
 * The element of a slot or item, or the first one inside of it; if it has none (such as words in a
 * stylesheet), the element of the item or section around it.
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

/** Firefox before version 136 has no plain text mode; formatting is filtered in any case. */
function makeEditable(slot: HTMLElement) {
  try {
    slot.contentEditable = "plaintext-only";
  } catch {
    slot.contentEditable = "true";
  }
}

function prepareStop(slot: HTMLElement) {
  const { kind, label = "" } = slot.dataset;
  // Not an aria-label, because it would also name the heading or the section around the slot.
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

/** Makes every slot editable that is not editable yet. */
export function prepareSlots() {
  for (const slot of allStops()) if (!slot.hasAttribute("role")) prepareStop(slot);
  for (const name of queryAll("slot-text [data-brand-name]", HTMLElement))
    name.contentEditable = "false";
  // To a screen reader a button is one unit, and the text inside could not be reached; a link is
  // different.
  for (const button of queryAll("button:has(slot-text)", HTMLElement))
    button.setAttribute("role", "link");
}
