import { ExternalLink, MonitorSmartphone, PencilLine } from "lucide-react";
import { useTranslations } from "#translations";
import { CompareBar } from "@/components/catalogue/compare/compare-bar";
import { MarkButton } from "@/components/catalogue/marks/mark-button";
import { SeenMark } from "@/components/catalogue/saved/seen-mark";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";
import { CartButton } from "@/components/orders/cart/cart-button";
import { TrustLine } from "@/components/orders/trust-line";
import { MeasuredFigures } from "@/components/sites/delivery/measured-figures";
import { WhatYouGet } from "@/components/sites/delivery/what-you-get";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { maxCompared } from "@/lib/catalogue/compare/rules";
import { designOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";
import { links } from "@/lib/links";
import { cardPreset } from "./card-preset";
import { DetailHead } from "./detail-head";
import { DetailPictures } from "./detail-pictures";
import { PresetCard } from "./preset-card";
import { ReportPage } from "./report-page";
import { Reviews } from "./reviews";
import { Specification } from "./specification";

interface DetailViewProps {
  preset: Preset;
  similar: Preset[];
}

export function DetailView({ preset, similar }: DetailViewProps) {
  const t = useTranslations("detail");
  const word = useTranslations("presetWords");
  const bare = barePath(preset.url);
  return (
    <article className="page pt-6 pb-20">
      <ReportPage key={preset.id} />
      <Breadcrumb
        label={t("breadcrumb")}
        parents={[
          { name: t("shop"), href: links.shop },
          { name: word(preset.category), href: `/shop/${preset.category}` },
        ]}
        name={preset.name}
      />
      {/* In the order of the layout on a phone, so that nothing shifts while the page streams
          in. */}
      <div className="detail-card grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <div className="lg:col-start-2">
          <DetailHead preset={preset} />
          <div className="mt-6 grid gap-3">
            {!preset.isDisabled && <CartButton id={preset.id} name={preset.name} />}
            <Anchor
              href={preset.url}
              target="_blank"
              rel="noopener"
              className={button("secondary")}
            >
              {t("preview")} <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden />
              <span className="sr-only">{t("opensInNewTab")}</span>
            </Anchor>
            {bare && (
              <Anchor href={links.edit(preset.url)} className={button("secondary")}>
                <PencilLine className="size-4" strokeWidth={1.5} aria-hidden />
                {t("edit")}
              </Anchor>
            )}
            <div className="flex flex-wrap gap-x-1">
              {bare && (
                <Anchor
                  href={links.frame(preset.url)}
                  target="_blank"
                  rel="noopener"
                  className={button("quiet", "medium")}
                >
                  <MonitorSmartphone className="size-4" strokeWidth={1.5} aria-hidden />
                  {t("onOtherScreens")}
                  <span className="sr-only">{t("opensInNewTab")}</span>
                </Anchor>
              )}
              <MyColorsButton look="quiet" fromStart />
              <MarkButton mark="compared" id={preset.id} name={preset.name} hasText />
              <MarkButton mark="saved" id={preset.id} name={preset.name} hasText />
            </div>
            <TrustLine />
          </div>
        </div>
        <DetailPictures preset={preset} />
        <div className="max-lg:-mt-8 lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
          <WhatYouGet />
          <Specification preset={preset} />
          <MeasuredFigures design={designOf(preset.url)} />
        </div>
      </div>
      <Reviews preset={preset} />
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="section pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="similar" className="text-2xl">
              {t("similar")}
            </h2>
            <IntentLink
              href={links.compare([preset, ...similar].slice(0, maxCompared).map(({ id }) => id))}
              rel="nofollow"
              className="text-accent underline underline-offset-4"
            >
              {t("compareSimilar", { preset: preset.name })}
            </IntentLink>
          </div>
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {similar.map((it) => (
              <li key={it.id}>
                <PresetCard
                  preset={cardPreset(it)}
                  sizes="(min-width: 1200px) 318px, (min-width: 1024px) calc(33vw - 82px), (min-width: 640px) calc(46vw - 51px), calc(64vw - 27px)"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SeenMark id={preset.id} />
      <CompareBar />
    </article>
  );
}
