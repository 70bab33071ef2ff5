"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { iconButton } from "@/components/ui/button";
import { localStore } from "@/lib/browser-storage";
import { languages } from "@/lib/languages.mjs";
import { keepState, usePageInLanguage } from "./use-page-in-language";

const declined = "language-offer-declined";

/** The first language of the browser's settings that the shop speaks. */
const preferredLanguage = () =>
  navigator.languages.map((it) => it.split("-")[0] ?? it).find((it) => languages.includes(it));

/** Offers the page in the language that the browser prefers. `texts` is by language, each in its own. */
export function LanguageOffer({ texts }: { texts: Readonly<Record<string, string>> }) {
  const t = useTranslations("ui");
  const current = useLanguage();
  const addressIn = usePageInLanguage();
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    if (localStore.read(declined) === null) setOffered(preferredLanguage());
  }, []);
  if (!offered || offered === current) return null;
  const decline = () => {
    localStore.write(declined, "1");
    setOffered(undefined);
  };
  return (
    <p className="fixed inset-x-0 bottom-0 z-20 mx-auto flex w-fit max-w-full items-center gap-2 rounded-t-card border border-line border-b-0 bg-card ps-5 pe-1 shadow-float">
      <a
        href={addressIn(offered)}
        hrefLang={offered}
        lang={offered}
        onClick={keepState}
        className="py-3 underline underline-offset-4"
      >
        {texts[offered]}
      </a>
      <button type="button" className={iconButton} aria-label={t("close")} onClick={decline}>
        <X className="size-5" strokeWidth={1.5} aria-hidden />
      </button>
    </p>
  );
}
