"use client";

import { X } from "lucide-react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { markShown } from "@/components/ui/mark-shown";
import { storeChoices, toggleChoice, useChoices } from "@/lib/catalogue/compare/client";
import { links } from "@/lib/links";

/** The bar with the chosen presets, and the link to their comparison. */
export function ChosenPresets({ end = [] }: { end?: string[] | undefined }) {
  const t = useTranslations("compareBar");
  const choices = useChoices();
  return (
    <section ref={markShown} aria-label={t("label")} className="compare-bar">
      <ul className="flex min-w-0 grow flex-wrap gap-1.5">
        {choices.map((choice) => (
          <li key={choice.id} className="min-w-0">
            <button
              type="button"
              aria-label={t("remove", { preset: choice.name })}
              onClick={() => toggleChoice(choice)}
              className="chip max-w-full"
            >
              <span className="truncate">{choice.name}</span>
              <X className="size-4 shrink-0" strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 gap-2 max-sm:w-full max-sm:justify-between">
        <button
          type="button"
          onClick={() => storeChoices([])}
          className={button("quiet", "medium")}
        >
          {t("clear")}
        </button>
        <IntentLink
          href={links.compare([...choices.map(({ id }) => id), ...end])}
          rel="nofollow"
          className={button("primary", "medium")}
        >
          {t("compare", { count: choices.length })}
        </IntentLink>
      </div>
    </section>
  );
}
