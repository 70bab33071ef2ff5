/** Keeps the caret and the selection out of the company's name, which is one unit. */
import { queryAll } from "@/components/customization/palette/browser/dom";
import { writtenSlot } from "./slot-elements";

const name = "slot-text [data-brand-name]";

const nameAround = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(name) ?? null;

/** Where the caret was before it got into a name. */
let lastCaret: Range | null = null;

/** Firefox moves the caret into elements that cannot be edited, where what is typed is lost. */
function onSelectionChange() {
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !writtenSlot(focusNode)) return;
  const [from, to] = [nameAround(anchorNode), nameAround(focusNode)];
  if (!from && !to) {
    lastCaret = selection.getRangeAt(0).cloneRange();
    return;
  }
  const place = document.createRange();
  if (selection.isCollapsed && to) {
    const cameFromBehind = lastCaret && lastCaret.comparePoint(to, 0) < 0;
    if (focusOffset === 0 || cameFromBehind) place.setStartBefore(to);
    else place.setStartAfter(to);
    selection.collapse(place.startContainer, place.startOffset);
    return;
  }
  place.setStart(anchorNode, anchorOffset ?? 0);
  const isBackwards = place.comparePoint(focusNode, focusOffset ?? 0) < 0;
  const ends = selection.getRangeAt(0).cloneRange();
  const [first, last] = isBackwards ? [to, from] : [from, to];
  if (first) ends.setStartBefore(first);
  if (last) ends.setEndAfter(last);
  const start = [ends.startContainer, ends.startOffset] as const;
  const end = [ends.endContainer, ends.endOffset] as const;
  const [anchor, focus] = isBackwards ? [end, start] : [start, end];
  selection.setBaseAndExtent(...anchor, ...focus);
}

/** Chromium leaves a name at the edge out when a paragraph is chosen by three clicks. */
function onClick({ detail, target }: MouseEvent) {
  const slot = detail === 3 ? writtenSlot(target) : null;
  const range = slot && getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : null;
  if (!slot || !range) return;
  for (const unit of queryAll("[data-brand-name]", HTMLElement, slot)) {
    const { startContainer, startOffset, endContainer } = range;
    if (unit.nextSibling === startContainer && startOffset === 0) range.setStartBefore(unit);
    if (unit.previousSibling === endContainer && range.endOffset === endContainer.nodeValue?.length)
      range.setEndAfter(unit);
  }
}

/** Whether browsers disagree about where text typed in a range belongs: beside or over a name. */
export const touchesName = (slot: HTMLElement, range: Range): boolean =>
  range.startContainer === slot ||
  queryAll(name, HTMLElement, slot).some((it) => range.intersectsNode(it));

export function setUpCompanyName() {
  document.addEventListener("selectionchange", onSelectionChange);
  addEventListener("click", onClick, true);
}
