"use client";

import { useLanguage, useTranslations } from "#translations";
import { languageNames, languages } from "@/lib/languages.mjs";
import { keepState, usePageInLanguage } from "./use-page-in-language";

interface LanguageLinksProps {
  className: string;
  itemClassName: string;
}

/** Links to this page in the other languages of the shop. */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  const t = useTranslations("layout");
  const current = useLanguage();
  const addressIn = usePageInLanguage();
  if (languages.length === 1) return null;
  return (
    <nav aria-label={t("language")}>
      <ul className={className}>
        {languages
          .filter((it) => it !== current)
          .map((it) => (
            <li key={it}>
              <a
                href={addressIn(it)}
                hrefLang={it}
                lang={it}
                className={itemClassName}
                onClick={keepState}
                // On the server, a page that is not found has another address.
                suppressHydrationWarning
              >
                {languageNames[it]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
