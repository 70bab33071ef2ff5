/** Makes a slot visible: opens its containers, closes what covers it, and scrolls to it. */
import { queryAll } from "@/components/customization/palette/browser/dom";

/**
 * Containers that were opened in a way that the page itself would not undo: closed when another
 * slot is shown.
 */
let opened: { element: Element; close: () => void }[] = [];

const undoOnClose = (element: Element, close: () => void) => opened.push({ element, close });

function closeOthers(slot: HTMLElement) {
  for (const { element, close } of opened) if (!element.contains(slot)) close();
  opened = opened.filter(({ element }) => element.contains(slot));
  for (const panel of queryAll(":popover-open", HTMLElement))
    if (!panel.contains(slot)) panel.hidePopover();
  for (const dialog of queryAll("dialog[open]", HTMLDialogElement)) {
    if (dialog.contains(slot)) continue;
    // Not close(): the page's own script may move the focus then.
    dialog.open = false;
  }
}

function openAround(slot: HTMLElement) {
  for (let parent = slot.parentElement; parent; parent = parent.parentElement) {
    const element = parent;
    if (element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement)
      element.open = true;
    if (element.hidden) {
      element.hidden = false;
      undoOnClose(element, () => {
        element.hidden = true;
      });
    }
  }
  const panels = queryAll("[popover]", HTMLElement).filter((panel) => panel.contains(slot));
  for (const panel of panels) if (!panel.matches(":popover-open")) panel.showPopover();
}

/** Whether a line of it is visible, even through an element above it. */
function isInView(slot: HTMLElement): boolean {
  if (!slot.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return [...slot.getClientRects()].some(({ left, top, width, height }) => {
    if (!width || !height) return false;
    const all = document.elementsFromPoint(left + width / 2, top + height / 2);
    return all.some((it) => slot.contains(it));
  });
}

function isCut(slot: HTMLElement): boolean {
  const { top, bottom } = slot.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}

function isInViewAfterScroll(slot: HTMLElement): boolean {
  if (isInView(slot) && !isCut(slot)) return true;
  slot.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return isInView(slot);
}

function check(radio: HTMLInputElement) {
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Slides and tabs that are switched by radio buttons: the option that shows the slot stays
 * selected.
 */
function turnTo(slot: HTMLElement): boolean {
  for (let scope = slot.parentElement; scope; scope = scope.parentElement) {
    const radios = queryAll("input[type=radio]", HTMLInputElement, scope);
    const before = radios.filter(({ checked }) => checked);
    for (const radio of radios) {
      if (radio.checked) continue;
      check(radio);
      if (isInViewAfterScroll(slot)) return true;
    }
    for (const radio of before) if (!radio.checked) check(radio);
  }
  return false;
}

/**
 * Elements around a slot that the stylesheet does not display, such as a menu on a phone: they are
 * shown above the page.
 */
function layOutAround(slot: HTMLElement) {
  for (let parent = slot.parentElement; parent; parent = parent.parentElement) {
    const element = parent;
    if (getComputedStyle(element).display !== "none") continue;
    element.toggleAttribute("data-laid-out", true);
    undoOnClose(element, () => element.removeAttribute("data-laid-out"));
  }
}

/** Texts that are never visible, or not on this screen: they can be shown above the page. */
function popOut(slot: HTMLElement): boolean {
  if (!slot.matches("slot-text") || slot.popover) return false;
  const close = () => slot.removeAttribute("popover");
  layOutAround(slot);
  slot.popover = "manual";
  slot.showPopover();
  if (!isInView(slot)) {
    close();
    return false;
  }
  undoOnClose(slot, close);
  return true;
}

/** Returns whether the slot is visible then. */
export function reveal(slot: HTMLElement): boolean {
  closeOthers(slot);
  openAround(slot);
  return isInViewAfterScroll(slot) || turnTo(slot) || popOut(slot);
}
