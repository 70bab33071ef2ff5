/**
 * Updates the page to new markup, without losing the active slot, opened elements and the scroll
 * position.
 */
import morphdom from "morphdom";
import { queryAll } from "@/components/customization/palette/browser/dom";
import { rootIn, templateRoot } from "@/components/customization/palette/browser/template-root";
import { attributesOf, type PrintedAttributes, rememberPrinted } from "./printed-attributes";
import { pathOf, prepareSlots, writtenSlot } from "./slot-elements";
import { markLengths, readValue } from "./slot-value";

export interface ShownState {
  printed: PrintedAttributes;
  active: HTMLElement | null;
  /** Whether a slot holds text that the shell does not have yet. */
  isNewer: (slot: HTMLElement) => boolean;
}

/** Attributes that scripts changed since an element was rendered are kept. */
function keepScripted(printed: PrintedAttributes, live: Element, next: Element) {
  const before = printed.get(live);
  const now = attributesOf(next);
  printed.set(live, now);
  if (!before) return;
  for (const name of new Set([...before.keys(), ...now.keys(), ...live.getAttributeNames()])) {
    if (before.get(name) !== now.get(name)) continue;
    const value = live.getAttribute(name);
    if (value === null) next.removeAttribute(name);
    else if (value !== now.get(name)) next.setAttribute(name, value);
  }
  if (live instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    next.checked = live.checked;
    next.value = live.value;
  }
}

/** Slots, items and ids, numbered among equal ones, because a slot can be rendered twice. */
function keysIn(root: Element): WeakMap<Node, string> {
  const keys = new WeakMap<Node, string>();
  const counts = new Map<string, number>();
  for (const element of queryAll("[data-slot],[data-list-item],[id]", Element, root)) {
    const key = element instanceof HTMLElement ? pathOf(element) || element.id : element.id;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    keys.set(element, `${key} ${count}`);
  }
  return keys;
}

const isSame = (live: HTMLElement, next: Element) =>
  next instanceof HTMLElement &&
  JSON.stringify(readValue(live)) === JSON.stringify(readValue(next));

/** The number of characters before the caret of the focused slot. */
function caretOf(slot: HTMLElement): number {
  const selection = getSelection();
  if (!selection?.focusNode || !slot.contains(selection.focusNode)) return 0;
  const range = document.createRange();
  range.setStart(slot, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

function setCaret(slot: HTMLElement, offset: number) {
  const texts = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (left <= length) return getSelection()?.collapse(text, left);
    left -= length;
  }
  getSelection()?.selectAllChildren(slot);
  getSelection()?.collapseToEnd();
}

export function show(markup: string, { printed, active, isNewer }: ShownState) {
  const root = templateRoot();
  const next = rootIn(markup);
  if (!next) return;
  const slot = writtenSlot(document.activeElement);
  const panels = queryAll(":popover-open", HTMLElement);
  const caret = slot ? caretOf(slot) : 0;
  const [liveKeys, nextKeys] = [keysIn(root), keysIn(next)];
  let isChanged = false;
  const hasKept = (live: HTMLElement, other: Element) =>
    live === slot && (isSame(live, other) || isNewer(live));

  morphdom(root, next, {
    getNodeKey: (node) => liveKeys.get(node) ?? nextKeys.get(node),
    onBeforeElUpdated: (live, other) => {
      keepScripted(printed, live, other);
      if (hasKept(live, other)) return false;
      if (live === slot) isChanged = true;
      return true;
    },
  });

  rememberPrinted(printed, root);
  prepareSlots();
  markLengths();
  for (const panel of panels)
    if (panel.isConnected && !panel.matches(":popover-open")) panel.showPopover();
  if (slot?.isConnected && (isChanged || document.activeElement !== slot)) {
    slot.focus({ preventScroll: true });
    setCaret(slot, caret);
  }
  if (active?.isConnected) active.setAttribute("data-active", "");
}
