/**
 * Typing in slots: formatting by the browser is suppressed, and pasted content is reduced to words.
 */
import type { Run } from "@/components/templates/content/slots";
import { wordsOf } from "@/lib/customization/content/lengths";
import { joinRuns } from "@/lib/customization/content/rules";
import { connectedShell, reportWritten, setActiveSlot, undo } from "./active-slot";
import { touchesName } from "./company-name";
import { isLines, writtenSlot } from "./slot-elements";
import { inOneLine, nodesOf, plainRuns, readRuns } from "./slot-value";

/** Ends writing in a slot. */
export function leave(slot: HTMLElement) {
  slot.blur();
  setActiveSlot(null);
}

/** The selection, if it is inside the slot. */
function rangeIn(slot: HTMLElement): Range | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range && slot.contains(range.commonAncestorContainer) ? range : null;
}

function isBesideName(slot: HTMLElement): boolean {
  const range = rangeIn(slot);
  return range !== null && touchesName(slot, range);
}

/** A line break at the end of a block is invisible: a second one holds the caret. */
function holdLastLine(slot: HTMLElement, last: HTMLBRElement) {
  const rest = document.createRange();
  rest.selectNodeContents(slot);
  rest.setStartAfter(last);
  const after = rest.cloneContents();
  if (!after.textContent && !after.querySelector("br")) last.after(document.createElement("br"));
}

function insert(slot: HTMLElement, runs: Run[]) {
  const range = rangeIn(slot);
  if (!range || runs.length === 0) return;
  range.deleteContents();
  const nodes = nodesOf(runs);
  const last = nodes.lastChild;
  range.insertNode(nodes);
  if (last instanceof HTMLBRElement) holdLastLine(slot, last);
  // Inside the new text: beside a company's name, browsers would type elsewhere.
  if (last instanceof Text) range.setEnd(last, last.length);
  range.collapse();
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  reportWritten(slot);
}

/** Until the deferred code is loaded, links in pasted content are removed. */
let pastedRuns = plainRuns;

export function setPastedRuns(loaded: typeof pastedRuns) {
  pastedRuns = loaded;
}

function paste(slot: HTMLElement, data: DataTransfer) {
  const runs = pastedRuns(data);
  const line = () => inOneLine(wordsOf(runs).replace(/^\s*\n\s*|\s*\n\s*$/g, ""));
  insert(slot, isLines(slot) ? joinRuns(runs) : [line()]);
}

function onBeforeInput(event: InputEvent) {
  const slot = writtenSlot(event.target);
  if (!slot) return;
  const { inputType, data } = event;
  if (/^history/.test(inputType)) {
    if (!connectedShell()) return;
    undo(inputType === "historyRedo");
  } else if (/^insert(Paragraph|LineBreak)/.test(inputType)) {
    if (!isLines(slot)) leave(slot);
    else insert(slot, ["\n"]);
  } else if (/^insertFrom(Paste|Drop|Yank)/.test(inputType) && event.dataTransfer) {
    paste(slot, event.dataTransfer);
  } else if (inputType === "insertText" && data && isBesideName(slot)) {
    insert(slot, [data]);
  } else if (!/^(format|insert(Ordered|Unordered|Horizontal|Link))/.test(inputType)) {
    return;
  }
  event.preventDefault();
}

function onInput(event: Event) {
  const slot = writtenSlot(event.target);
  if (!slot) return;
  // Nodes that a browser leaves in an emptied element would hide its placeholder.
  const isComposing = event instanceof InputEvent && event.isComposing;
  if (!isComposing && !slot.textContent && !slot.querySelector("[data-brand-name]"))
    if (readRuns(slot).length === 0) slot.replaceChildren();
  reportWritten(slot);
}

function onPaste(event: ClipboardEvent) {
  const slot = writtenSlot(event.target);
  if (!slot || !event.clipboardData) return;
  event.preventDefault();
  paste(slot, event.clipboardData);
}

function setCaretAt(slot: HTMLElement, { clientX, clientY }: MouseEvent) {
  slot.focus({ preventScroll: true });
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  if (place && slot.contains(place.offsetNode))
    getSelection()?.collapse(place.offsetNode, place.offset);
}

/** A file that is dropped beside a picture would replace the page. */
function onDrop(event: DragEvent) {
  event.preventDefault();
  const slot = writtenSlot(event.target);
  if (!slot || !event.dataTransfer || event.dataTransfer.files.length > 0) return;
  setCaretAt(slot, event);
  paste(slot, event.dataTransfer);
}

/** Text must not be dragged out of its slot, nor a link in which text is selected. */
function onDragStart(event: DragEvent) {
  if (writtenSlot(event.target)) event.preventDefault();
}

/**
 * Overflow that the site hides stays hidden: a caret behind the edge would otherwise scroll the
 * content aside.
 */
function onScroll({ target }: Event) {
  if (target instanceof Element && getComputedStyle(target).overflowX === "hidden")
    target.scrollLeft = 0;
}

export function setUpTyping() {
  addEventListener("beforeinput", onBeforeInput, true);
  addEventListener("input", onInput, true);
  addEventListener("paste", onPaste, true);
  addEventListener("dragstart", onDragStart, true);
  addEventListener("dragover", (event) => event.preventDefault(), true);
  addEventListener("drop", onDrop, true);
  addEventListener("scroll", onScroll, true);
}
