/** Moves to a slot, an item or a section. */
import { setActiveSlot } from "./active-slot";
import { allStops, elementAt, writtenSlot } from "./slot-elements";

/** Until the deferred code is loaded, only visible slots are shown. */
let reveal = (element: HTMLElement): boolean => {
  const isShown = element.checkVisibility();
  if (isShown) element.scrollIntoView({ block: "nearest", behavior: "instant" });
  return isShown;
};

export function setReveal(loaded: typeof reveal) {
  reveal = loaded;
}

function setCaretAtEnd(slot: HTMLElement) {
  window.focus();
  slot.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(slot);
  getSelection()?.collapseToEnd();
}

/** Returns whether the slot is visible and active then. */
function goTo(element: HTMLElement): boolean {
  if (!reveal(element)) return false;
  if (writtenSlot(element) === element) setCaretAtEnd(element);
  else if (document.hasFocus()) element.focus({ preventScroll: true });
  setActiveSlot(element);
  return true;
}

export function select(path: string) {
  const element = elementAt(path);
  if (element && !goTo(element)) setActiveSlot(element);
}

/** Whether there is a slot before or after a place. */
export function goToNext(from: Element, isBackwards: boolean): boolean {
  const wanted = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const all = allStops().filter(
    (stop) => stop !== from && from.compareDocumentPosition(stop) & wanted,
  );
  if (isBackwards) all.reverse();
  return all.some(goTo);
}
