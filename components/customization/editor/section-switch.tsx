"use client";

import { useTranslations } from "#translations";
import { useEditor, useSlotValue } from "./use-editor";

/** Turns a section of the page on or off. */
export function SectionSwitch({ path, label }: { path: string; label: string }) {
  const t = useTranslations("outline");
  const { store } = useEditor();
  const isShown = useSlotValue(path) === true;
  return (
    <label className="flex h-11 shrink-0 cursor-pointer items-center">
      <input
        type="checkbox"
        role="switch"
        checked={isShown}
        aria-checked={isShown}
        aria-label={t("shown", { section: label })}
        onChange={({ target: { checked } }) => {
          const announcement = checked
            ? t("isShown", { section: label })
            : t("isHidden", { section: label });
          store.setSlot(path, checked, { isTyping: false, announcement });
        }}
        className="relative h-6 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-paper transition-colors before:absolute before:top-[3px] before:start-[3px] before:size-4 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink"
      />
    </label>
  );
}
