import { ExternalLink, MonitorSmartphone, PencilLine } from "lucide-react";
import { CartButton } from "@/components/cart/cart-button";
import { CompareBar } from "@/components/compare/compare-bar";
import { MeasuredFigures } from "@/components/delivery/measured-figures";
import { WhatYouGet } from "@/components/delivery/what-you-get";
import { MarkButton } from "@/components/marks/mark-button";
import { liveFrameSize } from "@/components/palette/live-frame-size";
import { LivePicture } from "@/components/palette/live-picture";
import { MyColorsButton } from "@/components/palette/my-colors-button";
import { SeenMark } from "@/components/saved/seen-mark";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { categoryText } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { maxCompared } from "@/lib/compare/rules";
import { links } from "@/lib/links";
import { barePath } from "@/lib/preview/bare-path";
import { cardPreset } from "./card-preset";
import { PresetCard } from "./preset-card";
import { tintedBackground } from "./preset-picture";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";
import { ReportPage } from "./report-page";
import { Reviews } from "./reviews";
import { Specification } from "./specification";
import { detailTexts as texts } from "./texts";
import { ZoomPicture } from "./zoom-picture";

/** What images 2 to 5 show, in this order, and the screen of the live preview that replaces the image. */
const views = [
  { label: texts.wholePage, screen: "desktop" },
  { label: texts.onTablet, screen: "tablet" },
  { label: texts.onPhone, screen: "phone" },
  { label: texts.otherPalette, screen: null },
] as const;

interface DetailViewProps {
  preset: Preset;
  similar: Preset[];
}

export function DetailView({ preset, similar }: DetailViewProps) {
  const pictures = preset.images.slice(1, 5);
  const bare = barePath(preset.url);
  return (
    <article className="page pt-6 pb-20">
      <ReportPage key={preset.id} />
      <nav aria-label={texts.breadcrumb} className="label mb-6 text-ink-soft">
        <ol className="flex flex-wrap gap-2">
          <li>
            <IntentLink href={links.shop} className="hover:underline">
              {texts.shop}
            </IntentLink>{" "}
            /
          </li>
          <li>
            <IntentLink href={`/shop/${preset.category}`} className="hover:underline">
              {preset.category}
            </IntentLink>{" "}
            /
          </li>
          <li aria-current="page" className="text-ink">
            {preset.name}
          </li>
        </ol>
      </nav>
      {/* In a phone's order, so that nothing shifts while the page streams in. */}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <div className="lg:col-start-2">
          <h1 className="text-3xl">{preset.name}</h1>
          <p className="mt-3 flex items-center gap-4 text-xl tabular-nums">
            <span>
              <Price {...preset} />
            </span>
            <Rating average={preset.ratingAverage} className="text-base" />
          </p>
          <LowestPriceNote {...preset} className="mt-1 text-sm" />
          <p className="mt-4 text-ink-soft">{categoryText[preset.category]}</p>
          {preset.isDisabled && (
            <p className="mt-4 rounded-control border border-line bg-card px-4 py-3">
              {texts.notSold}
            </p>
          )}
          <div className="mt-6 grid gap-3">
            {!preset.isDisabled && <CartButton id={preset.id} name={preset.name} />}
            <a href={preset.url} target="_blank" rel="noopener" className={button("secondary")}>
              {texts.preview} <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden />
              <span className="sr-only">{texts.opensInNewTab}</span>
            </a>
            {bare && (
              <a href={links.edit(preset.url)} className={button("secondary")}>
                <PencilLine className="size-4" strokeWidth={1.5} aria-hidden />
                {texts.edit}
              </a>
            )}
            <div className="flex flex-wrap gap-3">
              {bare && (
                <a
                  href={links.frame(preset.url)}
                  target="_blank"
                  rel="noopener"
                  className={`${button("secondary", "medium")} grow`}
                >
                  <MonitorSmartphone className="size-4" strokeWidth={1.5} aria-hidden />
                  {texts.onOtherScreens}
                  <span className="sr-only">{texts.opensInNewTab}</span>
                </a>
              )}
              <MyColorsButton className="grow" />
            </div>
            <div className="flex gap-3">
              <MarkButton mark="compared" id={preset.id} name={preset.name} hasText />
              <MarkButton mark="saved" id={preset.id} name={preset.name} hasText />
            </div>
          </div>
        </div>
        <ul className="grid content-start gap-5 sm:grid-cols-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {pictures.map((src, index) => (
            <li
              key={src}
              className="rounded-card border border-line p-3 sm:first:col-span-2 sm:last:col-span-2"
              style={tintedBackground(preset.color)}
            >
              <figure>
                <LivePicture
                  src={views[index]?.screen ? bare : null}
                  title={texts.liveView(preset.name, views[index]?.label ?? "")}
                  size={liveFrameSize(
                    views[index]?.screen ?? "desktop",
                    preset.category !== "premium",
                  )}
                >
                  <ZoomPicture
                    src={src}
                    alt={texts.view(preset.name, views[index]?.label ?? "")}
                    isEager={index === 0}
                  />
                </LivePicture>
                <figcaption className="label pt-2.5 text-ink-soft">
                  {views[index]?.label}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className="max-lg:-mt-8 lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
          <WhatYouGet />
          <Specification preset={preset} />
          <MeasuredFigures slug={preset.url.replace("/preview/", "")} />
        </div>
      </div>
      <Reviews preset={preset} />
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="section pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="similar" className="text-2xl">
              {texts.similar}
            </h2>
            <IntentLink
              href={links.compare([preset, ...similar].slice(0, maxCompared).map(({ id }) => id))}
              rel="nofollow"
              className="text-accent underline underline-offset-4"
            >
              {texts.compareSimilar(preset.name)}
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
