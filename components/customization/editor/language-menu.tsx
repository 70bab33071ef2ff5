"use client";

import { Languages } from "lucide-react";
import { useTranslations } from "#translations";
import { languageNames } from "@/components/templates/content/languages";
import { languagesOf } from "@/lib/customization/content/translations";
import { showLanguage } from "./show-language";
import { useEditor, useLanguage, useSite } from "./use-editor";

/** Chooses the language whose texts are edited, once the site has several. */
export function LanguageMenu() {
  const t = useTranslations("siteLanguages");
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const all = languagesOf(document);
  if (all.length < 2) return null;
  return (
    <label className="relative flex h-9 items-center gap-1 rounded-control px-1.5 text-ink-soft text-sm hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent sm:px-2">
      <Languages className="size-5 max-sm:hidden" strokeWidth={1.5} aria-hidden />
      <span aria-hidden className="font-medium uppercase">
        {language}
      </span>
      <select
        aria-label={t("edited")}
        title={t("edited")}
        className="absolute inset-0 cursor-pointer opacity-0"
        value={language}
        onChange={({ target }) =>
          showLanguage(store, all.find((it) => it === target.value) ?? document.language)
        }
      >
        {all.map((it) => (
          <option key={it} value={it} lang={it}>
            {languageNames[it]}
          </option>
        ))}
      </select>
    </label>
  );
}
