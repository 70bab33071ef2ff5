import { useTranslations } from "#translations";
import { CompareBar } from "@/components/catalogue/compare/compare-bar";
import { BusinessSentence } from "@/components/catalogue/trades/business-sentence";
import { TryBusiness } from "@/components/catalogue/trades/try-business";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";
import { button } from "@/components/ui/button";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { IntentLink } from "@/components/ui/intent-link";
import { businessSegment } from "@/lib/catalogue/compare/address";
import { maxSearchLength } from "@/lib/catalogue/search/words";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";
import type { Business } from "@/lib/customization/first-draft/business";
import { links } from "@/lib/links";
import type { CardPreset } from "./card-preset";
import { Pager } from "./pager";
import { PresetActions } from "./preset-actions";
import { PresetCard } from "./preset-card";
import { SearchField } from "./search-field";
import { SearchKeySwitch } from "./search-key-switch";
import { resultsFound } from "./search-result-count";

interface SearchViewProps {
  words: string;
  presets: CardPreset[];
  /** The number of results on all pages. */
  total: number;
  page: number;
  pages: number;
  /** The trade that the words are about. */
  trade: TradeSlug | null;
  /** The business as which the presets are shown. */
  business: Business | null;
}

const cardSizes =
  "(min-width: 1200px) 318px, (min-width: 1024px) calc(33vw - 82px), (min-width: 640px) calc(46vw - 51px), calc(64vw - 27px)";

export function SearchView({
  words,
  presets,
  total,
  page,
  pages,
  trade,
  business,
}: SearchViewProps) {
  const t = useTranslations("searchPage");
  const found = useTranslations("searchFound");
  return (
    <div className="page pt-10 pb-20">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{t("title")}</h1>
        {presets.length > 0 && <MyColorsButton />}
      </header>
      <SearchField key={words} words={words} className="mt-6 max-w-[40rem]" />
      <SearchKeySwitch label={t("key")} />
      {presets.length > 0 ? (
        <section aria-labelledby="results" className="mt-6">
          <h2
            id="results"
            className="wrap-anywhere font-normal font-sans text-base text-ink-soft tracking-normal"
          >
            {resultsFound(words, total, found)}
          </h2>
          {business && <ShownAs business={business} />}
          {trade && <TradeLink slug={trade} />}
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {presets.map((preset, index) => (
              <li key={preset.id}>
                <PresetCard
                  preset={preset}
                  sizes={cardSizes}
                  isEager={index < 3}
                  action={<PresetActions id={preset.id} name={preset.name} />}
                />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <div className="mt-8">
              <Pager page={page} pages={pages} hrefOf={(it) => links.search(words, it)} />
            </div>
          )}
        </section>
      ) : (
        <Nothing words={words} trade={trade} />
      )}
      <CompareBar end={businessSegment(business)} />
    </div>
  );
}

function ShownAs({ business }: { business: Business }) {
  const t = useTranslations("shownAs");
  const one = useTranslations("tradeOnes")(business.trade);
  return (
    <p className="mt-2">
      <BusinessSentence business={business} />{" "}
      <TryBusiness
        business={business}
        texts={{ tryIt: t("tryIt", { one }), tried: t("tried", { one }), undo: t("undo") }}
      />
    </p>
  );
}

function TradeLink({ slug }: { slug: TradeSlug }) {
  const t = useTranslations("searchPage");
  const tTrades = useTranslations("trades");
  const tTradeNames = useTranslations("tradeNames");
  return (
    <p className="mt-2">
      {t("trade")}{" "}
      <IntentLink
        href={links.trade(slug)}
        className="underline underline-offset-4 hover:text-accent"
      >
        {tTrades("titleOf", { trade: tTradeNames(slug) })}
      </IntentLink>
    </p>
  );
}

function Nothing({ words, trade }: Pick<SearchViewProps, "words" | "trade">) {
  const t = useTranslations("searchPage");
  const tSearchFound = useTranslations("searchFound");
  const tNoResults = useTranslations("noResults");
  const isTooLong = words.length > maxSearchLength;
  return (
    <section className="mt-8 rounded-card border border-line border-dashed px-6 py-12 text-center">
      <EmptyShelf className="mx-auto h-44" />
      <h2 className="wrap-anywhere mt-6 text-xl">
        {isTooLong ? t("tooLong") : tSearchFound("none", { words })}
      </h2>
      <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">
        {isTooLong ? t("tooLongHint", { most: maxSearchLength }) : t("noneHint")}
      </p>
      {trade ? (
        <TradeLink slug={trade} />
      ) : (
        <p className="mt-2">
          <IntentLink
            href={links.trades}
            className="underline underline-offset-4 hover:text-accent"
          >
            {t("trades")}
          </IntentLink>
        </p>
      )}
      <IntentLink href={links.shop} className={`${button()} mt-6`}>
        {tNoResults("showAll")}
      </IntentLink>
    </section>
  );
}
