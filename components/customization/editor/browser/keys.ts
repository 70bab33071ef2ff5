import { activeSlot, connectedShell, undo } from "./active-slot";
import { goToNext } from "./navigation";
import { isLines, pathOf, stopAt, writtenSlot } from "./slot-elements";
import { leave } from "./typing";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Where Tab continues after a slot was left. */
let lastPlace: Element = document.body;

const arrows: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};

const isUndo = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);

/** The button, summary or label around a slot: it can be activated without leaving the slot. */
export const controlAround = (slot: Element) =>
  slot.closest<HTMLElement>("button,summary,label,a[href]");

function moveItem(by: -1 | 1): boolean {
  const item = activeSlot()?.closest<HTMLElement>("[data-list-item]");
  if (item) connectedShell()?.onMoveItem(pathOf(item), by);
  return Boolean(item);
}

/** Returns whether the editor handled the key. */
function pressed(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, target } = event;
  const slot = writtenSlot(target);
  const by = arrows[key];
  if (isUndo(event)) {
    // Without the shell, the browser itself undoes typed text.
    if (!connectedShell()) return false;
    undo(shiftKey || /y/i.test(key));
    return true;
  }
  // On Apple's keyboards Alt and left or right go to the next word.
  if (by && altKey) return !(isApple && slot && /Left|Right/.test(key)) && moveItem(by);
  if (key === "Tab") return goToNext(stopAt(target) ?? lastPlace, shiftKey);
  if (key === "Escape" && (slot ?? activeSlot())) {
    leave(slot ?? document.body);
    return true;
  }
  if (key === "Escape") {
    if (document.querySelector(":popover-open,dialog[open]")) return false;
    connectedShell()?.onLeave();
    return true;
  }
  if (key === "Enter" && slot) {
    if (altKey) controlAround(slot)?.click();
    else if (isLines(slot)) return false;
    else leave(slot);
    return true;
  }
  if (/^(Enter| )$/.test(key) && !slot && stopAt(target)) {
    connectedShell()?.onLeave();
    return true;
  }
  return false;
}

export function setUpKeys() {
  addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (pressed(event)) event.preventDefault();
    },
    true,
  );
  // A space typed inside a button would click it.
  addEventListener(
    "keyup",
    (event) => {
      if (stopAt(event.target) && event.key === " ") event.preventDefault();
    },
    true,
  );
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) lastPlace = target;
  });
}
