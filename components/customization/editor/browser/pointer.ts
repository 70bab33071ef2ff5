/**
 * The effect of a click: it makes a slot the active one, follows no link, and activates controls
 * outside of slots.
 */
import { setActiveSlot } from "./active-slot";
import { controlAround } from "./keys";
import { select } from "./navigation";
import { pathOf, stopAt, writtenSlot } from "./slot-elements";

const layerOf = (element: Element) => element.closest("dialog,[popover]");

/** A picture or a link's area may cover a text that is visible through it. */
function textBeneath({ clientX, clientY }: MouseEvent, cover: Element): HTMLElement | null {
  if (!cover.matches("img,svg,svg *,a,label,[data-scrim]")) return null;
  const beneath = document
    .elementsFromPoint(clientX, clientY)
    .find((it) => it.closest("slot-text") && layerOf(it) === layerOf(cover));
  return beneath?.checkVisibility({ opacityProperty: true }) ? stopAt(beneath) : null;
}

/** The slot at the pointer. */
function slotAt(event: MouseEvent, target: Element): HTMLElement | null {
  const slot = stopAt(target);
  return slot?.matches("slot-text") ? slot : (textBeneath(event, target) ?? slot);
}

function take(slot: HTMLElement) {
  if (!slot.contains(document.activeElement)) slot.focus({ preventScroll: true });
  setActiveSlot(slot);
}

const isField = (target: Element) => target.matches("input,select,textarea,option");

/**
 * The slot inside a control, unless that slot is active already: then a click activates the
 * control.
 */
function slotOf(control: Element | null): HTMLElement | null {
  if (!control || control.contains(writtenSlot(document.activeElement))) return null;
  return stopAt(control.querySelector("slot-text"));
}

function onClick(event: MouseEvent) {
  const { target } = event;
  // A click made by a script, as for Alt and Enter, activates the control.
  if (!(target instanceof Element)) return;
  if (target.closest("a[href],area")) event.preventDefault();
  if (!event.isTrusted || event.altKey || isField(target)) return;
  const control = controlAround(target);
  // A key pressed in a slot would click the button around it.
  const isTyped = event.detail === 0 && Boolean(writtenSlot(document.activeElement));
  const slot = event.detail === 0 ? null : (slotAt(event, target) ?? slotOf(control));
  if (slot && target.matches("[data-scrim]")) {
    // The text is behind an open drawer, which makes way for it.
    event.stopPropagation();
    select(pathOf(slot));
  } else if (slot || (isTyped && control?.contains(document.activeElement))) {
    event.preventDefault();
    event.stopPropagation();
    if (slot) take(slot);
  } else if (event.detail > 0 && !target.closest("button,summary,label")) {
    setActiveSlot(target.closest<HTMLElement>("[data-list-item],[data-slot]"));
  }
}

/** The focus stays in the slot while the control around it is clicked beside the text. */
function onMouseDown(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element) || stopAt(target) || isField(target)) return;
  if (controlAround(target)?.querySelector("slot-text")) event.preventDefault();
}

/**
 * The template's own script must not treat typing and selecting as its own shortcuts and gestures.
 */
function keepFromTemplate(event: Event) {
  if (writtenSlot(event.target)) event.stopPropagation();
}

export function setUpPointer() {
  addEventListener("click", onClick, true);
  addEventListener("mousedown", onMouseDown, true);
  addEventListener("submit", (event) => event.preventDefault(), true);
  addEventListener(
    "focusin",
    ({ target }) => {
      const slot = stopAt(target);
      if (slot) setActiveSlot(slot);
    },
    true,
  );
  const events = ["pointerdown", "mousedown", "touchstart", "keydown", "keyup", "input"];
  for (const type of events) addEventListener(type, keepFromTemplate, true);
}
