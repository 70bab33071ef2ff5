import type { PrintInput } from "@/components/templates/browser-bundle";
import type { SlotValue } from "@/components/templates/content/values";

/**
 * The interface between the editor's shell and the template in its frame; both have one origin and
 * call each other directly. The frame works alone until the shell is connected: text that was typed
 * before is handed over then.
 */

/** The event on the shell's window that texts can be edited now. */
export const frameReady = "frame-ready";

/** Calls to the shell. */
export interface ShellPort {
  /**
   * A slot was edited; called for each change, also while an input method composes. For a link the
   * value is its label, because the page does not show its target.
   */
  onEdit: (path: string, value: SlotValue) => void;
  /** The active slot or item; null when none is. */
  onSelect: (path: string | null) => void;
  /** Undo and redo keys, which the shell handles. */
  onUndo: (isRedo: boolean) => void;
  /** Alt with an arrow key on an item: -1 moves it towards the start. */
  onMoveItem: (itemPath: string, by: -1 | 1) => void;
  /**
   * Moves the focus to the panel: Escape without an active slot, or Enter on a slot that cannot be
   * edited on the page.
   */
  onLeave: () => void;
}

/** `window.frameEditor` of the frame. */
export interface FrameEditor {
  /** Returns the values typed before, by path. */
  connect: (shell: ShellPort) => ReadonlyMap<string, SlotValue>;
  /**
   * Updates the page to this markup, and keeps the active slot, its caret and its focus. The
   * template's script renders the content that the markup was made from.
   */
  show: (markup: string, input: PrintInput) => void;
  /** Sets the site's language and base colors: `lang` and the custom properties of the template's root. */
  setRoot: (language: string, colors: Readonly<Record<string, string>>) => void;
  /** Makes a slot visible, and puts the caret into it unless it cannot be edited on the page. */
  select: (path: string) => void;
}

declare global {
  interface Window {
    frameEditor?: FrameEditor;
  }
}
