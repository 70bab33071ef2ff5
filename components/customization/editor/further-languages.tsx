"use client";

import { X } from "lucide-react";
import { useTranslations } from "#translations";
import { type Language, languageNames, languages } from "@/components/templates/content/languages";
import { iconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { removeLanguage } from "@/lib/customization/content/edits";
import { languagesOf, untranslatedPaths } from "@/lib/customization/content/translations";
import { NextUntranslated } from "./next-untranslated";
import { showLanguage } from "./show-language";
import { useEditor, useSite } from "./use-editor";

/** The site's further languages: add, write and remove them. */
export function FurtherLanguages() {
  const t = useTranslations("siteLanguages");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const { document } = useSite();
  const [main, ...further] = languagesOf(document);
  const others = languages.filter((it) => it !== main && !further.includes(it));
  const add = (language: Language) => {
    store.edit({ [`${language}:`]: true });
    showLanguage(store, language);
  };
  const untranslated = further.map((language) => ({
    language,
    paths: untranslatedPaths(store.bundle.declaration, document, language),
  }));
  const remove = (language: Language) =>
    store.edit(removeLanguage(document, language), {
      announcement: t("removed", { language: languageNames[language] }),
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">{t("further")}</legend>
      {further.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {untranslated.map(({ language, paths }) => (
            <li key={language} className="flex items-start gap-2 py-1.5 text-sm">
              <div className="min-w-0 grow">
                <p lang={language} className="font-medium">
                  {languageNames[language]}
                </p>
                <p className="mb-2 text-ink-soft">{t("left", { count: paths.length })}</p>
                <NextUntranslated language={language} paths={paths}>
                  <span className="sr-only">{ui("colon") + languageNames[language]}</span>
                </NextUntranslated>
              </div>
              <button
                type="button"
                className={iconButton}
                aria-label={t("remove", { language: languageNames[language] })}
                onClick={() => remove(language)}
              >
                <X className="size-5" strokeWidth={1.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Field label={t("add")} hint={further.length > 0 ? undefined : t("addHint")}>
          {({ className, ...control }) => (
            <select
              {...control}
              className={`${className} h-11`}
              value=""
              onChange={({ target }) => {
                const chosen = languages.find((it) => it === target.value);
                if (chosen) add(chosen);
              }}
            >
              <option value="">{t("choose")}</option>
              {others.map((it) => (
                <option key={it} value={it} lang={it}>
                  {languageNames[it]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {further.length > 0 && (
        <label className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-4 accent-accent"
            checked={document.hasLanguageLinks !== false}
            onChange={({ target }) =>
              store.edit({ "@hasLanguageLinks": target.checked ? null : false })
            }
          />
          {t("links")}
        </label>
      )}
    </fieldset>
  );
}
