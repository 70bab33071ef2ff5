import { useLanguage, useTranslations } from "#translations";
import { SearchField } from "@/components/catalogue/search-field";
import { triedTemplates } from "@/components/customization/try-on/tried-template";
import { TryOn } from "@/components/customization/try-on/try-on";
import { ContactButton } from "@/components/support/contact-button";
import { button } from "@/components/ui/button";
import { SwatchFan } from "@/components/ui/illustrations/swatch-fan";
import { IntentLink } from "@/components/ui/intent-link";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";

export function Hero({ bestSellers }: { bestSellers: Preset[] }) {
  const t = useTranslations("hero");
  const language = useLanguage();
  return (
    <section className="overflow-x-clip">
      {/*
       * On a phone the fields and the template come right after the title. Beside them the height of the first row is
       * fixed: browsers paint the title before they have read the template, and it must not move then.
       */}
      <div className="page grid grid-cols-1 items-center gap-x-10 gap-y-4 pt-5 pb-4 lg:grid-cols-[1fr_1.05fr] lg:grid-rows-[21rem_auto] lg:pt-16">
        <div className="lg:self-end">
          <p className="label text-accent max-sm:text-[0.8125rem]">{t("caption")}</p>
          <h1 className="mt-2 text-3xl lg:mt-4 lg:text-4xl">{t("title")}</h1>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <TryOn templates={triedTemplates(bestSellers, language)}>
            <SwatchFan className="w-full" />
          </TryOn>
        </div>
        <div className="max-lg:mt-6 lg:self-start">
          <p className="max-w-[48ch] text-ink-soft text-lg">{t("intro")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <IntentLink href={links.shop} className={button()}>
              {t("shop")}
            </IntentLink>
            <ContactButton label={t("talkToUs")} look="secondary" />
          </div>
          <SearchField className="mt-6 max-w-[26rem]" />
        </div>
      </div>
    </section>
  );
}
