"use client";

import { Crosshair, RotateCcw } from "lucide-react";
import { isChanged, resetPath } from "@/lib/customization/content/edits";
import { outlineTexts as texts } from "./texts";
import { useEditor, useSite } from "./use-editor";

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
  const reset = () =>
    store.edit(resetPath(document, path), { announcement: texts.isSample(label) });
  const show = () => {
    store.select(path);
    frame.select(path);
  };
  return (
    <div className={`flex gap-0.5 ${className}`}>
      {isChanged(document, path) && (
        <button type="button" className={small} onClick={reset} title={texts.backToSample(label)}>
          <RotateCcw className="size-4" strokeWidth={1.5} aria-hidden />
          <span className="sr-only">{texts.backToSample(label)}</span>
        </button>
      )}
      <button type="button" className={small} onClick={show} title={texts.showOnPage(label)}>
        <Crosshair className="size-4" strokeWidth={1.5} aria-hidden />
        <span className="sr-only">{texts.showOnPage(label)}</span>
      </button>
    </div>
  );
}
