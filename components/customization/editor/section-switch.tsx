"use client";

import { outlineTexts as texts } from "./texts";
import { useEditor, useSlotValue } from "./use-editor";

/** Turns a section of the page on or off. */
export function SectionSwitch({ path, label }: { path: string; label: string }) {
  const { store } = useEditor();
  const isShown = useSlotValue(path) === true;
  return (
    <input
      type="checkbox"
      role="switch"
      checked={isShown}
      aria-checked={isShown}
      aria-label={texts.shown(label)}
      onChange={({ target: { checked } }) => {
        const announcement = checked ? texts.isShown(label) : texts.isHidden(label);
        store.setSlot(path, checked, { isTyping: false, announcement });
      }}
      className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-paper transition-colors before:absolute before:top-[3px] before:start-[3px] before:size-4 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink"
    />
  );
}
