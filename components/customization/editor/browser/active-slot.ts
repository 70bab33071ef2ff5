/** The active slot, and the notifications to the editor's shell once it is connected. */
import { queryAll } from "@/components/customization/palette/browser/dom";
import { sessionStore } from "@/lib/browser-storage";
import type { ShellPort } from "../frame-port";
import { isLines, pathOf } from "./slot-elements";
import { markLength, nodesOf, readValue, type WrittenValue } from "./slot-value";

const storageKey = `typed:${location.pathname}`;
const typed = new Map<string, WrittenValue>();
let shell: ShellPort | null = null;
let active: HTMLElement | null = null;
let isUndone = false;
let isComposing = false;

/** Undefined until the shell has connected. */
export const connectedShell = () => shell ?? undefined;

export const activeSlot = () => active;

/** Makes a slot, an item or a section the active one; null for none. */
export function setActiveSlot(element: HTMLElement | null) {
  if (element === active) return;
  active?.removeAttribute("data-active");
  active = element;
  element?.setAttribute("data-active", "");
  shell?.onSelect(element && pathOf(element));
}

/**
 * The typed text is newer than the text that the shell shows, unless an undo restored an older one.
 */
export const isNewerThanShell = () => isComposing || (document.hasFocus() && !isUndone);

export function setUpComposition() {
  addEventListener("compositionstart", () => {
    isComposing = true;
  });
  addEventListener("compositionend", () => {
    isComposing = false;
  });
}

export function undo(isRedo: boolean) {
  isUndone = true;
  shell?.onUndo(isRedo);
}

const slotsAt = (path: string) =>
  queryAll(`slot-text[data-slot="${CSS.escape(path)}"]`, HTMLElement);

/** A slot that is rendered twice gets the same text in both places. */
function copyTo(slot: HTMLElement, value: WrittenValue) {
  for (const other of slotsAt(pathOf(slot)))
    if (other !== slot) other.replaceChildren(nodesOf(value));
}

/** Call it after each change of a slot's value. */
export function reportWritten(slot: HTMLElement) {
  const value = readValue(slot);
  const path = pathOf(slot);
  isUndone = false;
  markLength(slot);
  copyTo(slot, value);
  if (shell) return shell.onEdit(path, value);
  typed.set(path, value);
  sessionStore.writeJson(storageKey, Object.fromEntries(typed));
}

const isRun = (run: Partial<Record<"text" | "to" | "mark" | "brand", unknown>> | string | null) =>
  typeof run === "string" ||
  run?.brand ||
  (typeof run?.text === "string" &&
    /^(?:em|strong|https?:.*|mailto:.*|tel:.*|page:.*|#.*)$/.test(`${run.mark ?? run.to}`));

const isValueOf = (slot: HTMLElement, value: unknown): value is WrittenValue =>
  isLines(slot) ? Array.isArray(value) && value.every(isRun) : typeof value === "string";

function readTyped(): object {
  try {
    return JSON.parse(sessionStore.read(storageKey) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Restores texts that were typed before the shell was loaded and the page crashed or was reloaded.
 */
export function restoreTyped() {
  for (const [path, value] of Object.entries(readTyped())) {
    for (const slot of slotsAt(path)) {
      if (!isValueOf(slot, value)) continue;
      slot.replaceChildren(nodesOf(value));
      typed.set(path, value);
    }
  }
}

export function connectTo(port: ShellPort): ReadonlyMap<string, WrittenValue> {
  shell = port;
  const before = new Map(typed);
  typed.clear();
  sessionStore.writeJson(storageKey, null);
  if (active) port.onSelect(pathOf(active));
  return before;
}
