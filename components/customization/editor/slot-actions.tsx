"use client";

import { Crosshair, RotateCcw } from "lucide-react";
import { languageNames } from "@/components/templates/content/languages";
import { isChanged, resetPath } from "@/lib/customization/content/edits";
import { outlineTexts as texts } from "./texts";
import { useEditor, useLanguage, useSite } from "./use-editor";

const small =
  "button button-quiet size-8 text-ink-soft hover:text-ink focus-visible:outline-offset-0";

interface SlotActionsProps {
  path: string;
  label: string;
  className?: string;
}

/** Buttons that show a slot on the page and restore its sample text. */
export function SlotActions({ path, label, className = "" }: SlotActionsProps) {
  const { store, frame } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const isOwn = language === document.language;
  const main = languageNames[document.language];
  const reset = () =>
    store.edit(resetPath(document, path, language), {
      announcement: isOwn ? texts.isSample(label) : texts.isUntranslated(label, main),
    });
  const resetLabel = isOwn ? texts.backToSample(label) : texts.backToOwn(label, main);
  const show = () => {
    store.select(path);
    frame.select(path);
  };
  return (
    <div className={`flex gap-0.5 ${className}`}>
      {isChanged(document, path, language) && (
        <button type="button" className={small} onClick={reset} title={resetLabel}>
          <RotateCcw className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{resetLabel}</span>
        </button>
      )}
      <button type="button" className={small} onClick={show} title={texts.showOnPage(label)}>
        <Crosshair className="size-4" strokeWidth={1.5} aria-hidden />
        <span className="sr-only">{texts.showOnPage(label)}</span>
      </button>
    </div>
  );
}
