"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import type { Language } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { nextUntranslated, untranslatedPaths } from "@/lib/customization/content/translations";
import { goToSlot } from "./go-to-slot";
import { showLanguage } from "./show-language";
import { useEditor, useLanguage, useSite } from "./use-editor";

interface NextUntranslatedProps {
  /** A further language of the site. */
  language: Language;
  /** Those of its texts that are not translated. */
  paths: readonly string[];
  /** What a screen reader says after the button's label. */
  children?: ReactNode;
}

/** Shows a language, and leads to the next text that it does not have yet. */
export function NextUntranslated({ language, paths, children }: NextUntranslatedProps) {
  const t = useTranslations("siteLanguages");
  const editor = useEditor();
  const { store } = editor;
  const go = () => {
    const next = nextUntranslated(paths, store.view().selected);
    showLanguage(store, language);
    if (next) goToSlot(editor, next);
  };
  return (
    <button type="button" className={`${button("secondary", "medium")} shrink-0`} onClick={go}>
      {t(paths.length > 0 ? "next" : "show")}
      {children}
    </button>
  );
}

/** Above the fields, while a further language is written. */
export function TranslationProgress() {
  const t = useTranslations("siteLanguages");
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  if (language === document.language) return null;
  const paths = untranslatedPaths(store.bundle.declaration, document, language);
  return (
    <div className="mb-4 flex items-center justify-between gap-3 text-sm">
      <span className="text-ink-soft">{t("left", { count: paths.length })}</span>
      {paths.length > 0 && <NextUntranslated language={language} paths={paths} />}
    </div>
  );
}
