"use client";

import { useId, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { type Language, languageNames } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { privacyTexts, siteLanguages } from "./privacy-texts";

/** A paragraph for the site's privacy page, ready to be copied. */
export function PrivacyParagraph({ shop }: { shop: string }) {
  const t = useTranslations("formSettings");
  const ofPage = useLanguage();
  const [language, setLanguage] = useState<Language>(
    siteLanguages.find((it) => it === ofPage) ?? "en",
  );
  const [isCopied, setIsCopied] = useState(false);
  const id = useId();
  const paragraph = privacyTexts[language](shop);
  const copy = async () => {
    // Copying was not permitted: the visitor can select the text instead.
    await navigator.clipboard.writeText(paragraph).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-ink-soft">{t("privacyHint")}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          {t("language")}
        </label>
        <select
          id={id}
          value={language}
          className="h-11 w-full max-w-60 rounded-control border border-line-strong bg-paper px-3 text-ink hover:border-ink"
          onChange={(event) => {
            const chosen = siteLanguages.find((it) => it === event.target.value);
            if (chosen) setLanguage(chosen);
            setIsCopied(false);
          }}
        >
          {siteLanguages.map((it) => (
            <option key={it} value={it}>
              {languageNames[it]}
            </option>
          ))}
        </select>
      </div>
      <blockquote
        lang={language}
        className="rounded-control border border-line bg-card p-4 text-sm"
      >
        {paragraph}
      </blockquote>
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" className={button("secondary")} onClick={copy}>
          {t("copy")}
        </button>
        <p role="status" className="text-good text-sm">
          {isCopied && t("copied")}
        </p>
      </div>
    </div>
  );
}
