"use client";

import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";

const cheapestCents = 1_500;

/** A client component, because the markup of a server component is sent twice. */
export function CallToAction() {
  const t = useTranslations("callToAction");
  return (
    <section aria-labelledby="closing" className="page pb-24">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-line bg-accent-soft px-6 py-10 sm:px-12">
        <div>
          <h2 id="closing" className="text-2xl">
            {t("title")}
          </h2>
          <p className="mt-2 text-ink-soft">
            {t("text", { price: formatMoney({ cents: cheapestCents }, useLanguage()) })}
          </p>
        </div>
        <IntentLink href={links.shop} className={button()}>
          {t("browseAll")}
        </IntentLink>
      </div>
    </section>
  );
}
