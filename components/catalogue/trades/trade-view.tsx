import { useLanguage, useTranslations } from "#translations";
import { cardPreset } from "@/components/catalogue/card-preset";
import { CompareBar } from "@/components/catalogue/compare/compare-bar";
import { namesOf } from "@/components/catalogue/compare/names-of";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";
import { isTemplateSlug } from "@/components/templates/registry";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { businessSegment } from "@/lib/catalogue/compare/address";
import { slugOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { businessOfPage, type TradeSlug, tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { isTrade, type Trade } from "@/lib/customization/first-draft/trades";
import { links } from "@/lib/links";
import { OtherTrades } from "./other-trades";
import { templateOnPage } from "./template-on-page";
import { TemplatePicture } from "./template-picture";
import { TradeSpread } from "./trade-spread";
import { reasonFor, tradeTexts } from "./trade-texts";

interface TradeViewProps {
  slug: TradeSlug;
  /** On sale, the best one first. */
  presets: Preset[];
  /** Of all other templates. */
  others: Preset[];
}

export function TradeView({ slug, presets, others }: TradeViewProps) {
  const t = useTranslations("trades");
  const nameOf = useTranslations("tradeNames");
  const lead = useTranslations("tradeLeads");
  const { paragraphs, needs } = tradeTexts(slug, useLanguage());
  const { templates } = trades[slug];
  const name = nameOf(slug);
  return (
    <article className="page pt-6 pb-20">
      <Breadcrumb
        label={t("breadcrumb")}
        parents={[{ name: t("crumb"), href: links.trades }]}
        name={name}
      />
      <header className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="text-4xl">{t("titleOf", { trade: name })}</h1>
          <p className="mt-5 max-w-prose text-lg">{lead(slug)}</p>
        </div>
        {/* Without descriptions, because the presets are described in full elsewhere on the
            page. */}
        <div className="trade-fan max-lg:max-w-96">
          {templates.toReversed().map((it) => (
            <TemplatePicture
              key={it}
              trade={slug}
              template={it}
              alt=""
              sizes="(min-width: 64rem) 340px, 160px"
              isEager
            />
          ))}
        </div>
      </header>
      <section
        aria-labelledby="needs"
        className="mt-12 grid gap-x-16 gap-y-8 border-line border-t pt-8 lg:grid-cols-[2fr_3fr]"
      >
        <div className="max-w-prose space-y-4">
          <h2 id="needs" className="text-2xl">
            {t("needs")}
          </h2>
          {paragraphs.map((it) => (
            <p key={it}>{it}</p>
          ))}
        </div>
        <dl className="grid content-start gap-x-8 sm:grid-cols-2">
          {needs.map(({ term, text }) => (
            <div key={term} className="border-line border-b py-4">
              <dt className="label text-accent">{term}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Suited slug={slug} presets={presets} />
      {isTrade(slug) && <Others trade={slug} presets={others} />}
      <OtherTrades
        title={t("others")}
        trades={tradeSlugs.filter((it) => it !== slug).map((it) => [it, nameOf(it)] as const)}
        all={t("all")}
      />
      <CompareBar end={businessSegment(businessOfPage(slug))} />
    </article>
  );
}

/** All templates that suit the trade less, as it. */
function Others({ trade, presets }: { trade: Trade; presets: Preset[] }) {
  const t = useTranslations("trades");
  const one = useTranslations("tradeOnes");
  const language = useLanguage();
  return (
    presets.length > 0 && (
      <section aria-labelledby="other-templates" className="mt-16">
        <h2 id="other-templates" className="text-xl">
          {t("othersAs", { one: one(trade) })}
        </h2>
        <ul className="trade-others">
          {presets.map(({ id, name, url }) => {
            const template = slugOf(url);
            return (
              isTemplateSlug(template) && (
                <li key={id}>
                  {/* A separate document, outside the shop's layout. */}
                  <Anchor href={templateOnPage(trade, template, language).preview} rel="nofollow">
                    <TemplatePicture trade={trade} template={template} alt="" sizes="30vw" />
                    {name}
                  </Anchor>
                </li>
              )
            );
          })}
        </ul>
      </section>
    )
  );
}

function Suited({ slug, presets }: Omit<TradeViewProps, "others">) {
  const t = useTranslations("trades");
  const { templates } = trades[slug];
  const one = useTranslations("tradeOnes");
  const language = useLanguage();
  const intro = isTrade(slug) ? t("suitedAs", { one: one(slug) }) : t("suitedIntro");
  return (
    <section aria-labelledby="suited" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="suited" className="text-2xl">
            {t("suited")}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            {presets.length > 0 ? intro : t("notSold")}
          </p>
        </div>
        {presets.length > 0 && <MyColorsButton />}
      </div>
      <ul className="mt-8 grid gap-6">
        {templates.map((template) => {
          const preset = presets.find(({ url }) => url === links.preview(template));
          return (
            preset && (
              <li key={template}>
                <TradeSpread
                  trade={slug}
                  preset={cardPreset(preset)}
                  template={template}
                  reason={reasonFor(slug, template, language) ?? ""}
                />
              </li>
            )
          );
        })}
      </ul>
      {presets.length > 1 && (
        <p className="mt-8 flex justify-center">
          <IntentLink
            href={links.compare([
              ...presets.map(({ id }) => id),
              ...businessSegment(businessOfPage(slug)),
            ])}
            className={`${button("secondary")} h-auto min-h-11 whitespace-normal py-2 text-center`}
          >
            {t("compare", { names: namesOf(presets, language) })}
          </IntentLink>
        </p>
      )}
    </section>
  );
}
