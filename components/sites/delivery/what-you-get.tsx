import { Check } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";

/** The features of every bought template. */
export function WhatYouGet() {
  const t = useTranslations("whatYouGet");
  const cents = deploymentBaseCents + deploymentPerPresetCents;
  const price = formatMoney({ cents }, useLanguage());
  const benefits = [t("seeIt"), t("download"), t("putOnline", { price }), t("keepIt")];
  return (
    <section aria-labelledby="what-you-get" className="mt-8">
      <h2 id="what-you-get" className="text-xl">
        {t("title")}
      </h2>
      <ul className="mt-3 space-y-2">
        {benefits.map((text) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <Check className="mt-1 size-4 text-good" strokeWidth={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <Anchor
        href={links.license}
        className="mt-3 inline-block text-accent underline underline-offset-4"
      >
        {t("license")}
      </Anchor>
    </section>
  );
}
