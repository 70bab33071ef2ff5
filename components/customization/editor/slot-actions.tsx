"use client";

import { Crosshair, RotateCcw } from "lucide-react";
import { useTranslations } from "#translations";
import { languageNames } from "@/components/templates/content/languages";
import { isChanged, resetPath } from "@/lib/customization/content/edits";
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
  const t = useTranslations("outline");
  const { store, frame } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const isOwn = language === document.language;
  const main = languageNames[document.language];
  const reset = () =>
    store.edit(resetPath(document, path, language), {
      announcement: isOwn
        ? t("isSample", { slot: label })
        : t("isUntranslated", { slot: label, language: main }),
    });
  const resetLabel = isOwn
    ? t("backToSample", { slot: label })
    : t("backToOwn", { slot: label, language: main });
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
      <button
        type="button"
        className={small}
        onClick={show}
        title={t("showOnPage", { slot: label })}
      >
        <Crosshair className="size-4" strokeWidth={1.5} aria-hidden />
        <span className="sr-only">{t("showOnPage", { slot: label })}</span>
      </button>
    </div>
  );
}
