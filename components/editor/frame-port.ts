import type { PrintInput } from "@/components/templates/browser-bundle";
import type { SlotValue } from "@/components/templates/content/values";

/**
 * Between the editor's shell and the template in its frame, which are of one origin and call each other
 * directly. The frame works alone until the shell connects: what was typed by then is handed over.
 */

/** The event of the shell's window once texts can be written in. */
export const frameReady = "frame-ready";

/** What the shell is told. */
export interface ShellPort {
  /**
   * A slot was written in; called for each change, also while an input method composes. Of a link the
   * value is its label, because the page does not show its target.
   */
  onEdit: (path: string, value: SlotValue) => void;
  /** The active slot or item; null when none is. */
  onSelect: (path: string | null) => void;
  /** Undo and redo keys, which belong to the shell's log. */
  onUndo: (isRedo: boolean) => void;
  /** Alt with arrows on an item: -1 towards the start. */
  onMoveItem: (itemPath: string, by: -1 | 1) => void;
  /** To the panel: Escape without an active slot, or Enter on one that is not written in on the page. */
  onLeave: () => void;
}

/** `window.frameEditor` of the frame. */
export interface FrameEditor {
  /** Returns the values typed before, by path. */
  connect: (shell: ShellPort) => ReadonlyMap<string, SlotValue>;
  /**
   * Makes the page equal to this markup, keeping the active slot, its caret and its focus. The template's script
   * prints what it was made from.
   */
  show: (markup: string, input: PrintInput) => void;
  /** Sets the site's language and base colors: `lang` and the custom properties of the template's root. */
  setRoot: (language: string, colors: Readonly<Record<string, string>>) => void;
  /** Shows a slot, opening what covers it, and puts the caret into it unless it cannot be written in. */
  select: (path: string) => void;
}

declare global {
  interface Window {
    frameEditor?: FrameEditor;
  }
}
