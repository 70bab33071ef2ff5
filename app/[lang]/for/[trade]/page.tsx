import type { Metadata } from "next";
import { lang } from "next/root-params";
import { JsonLd } from "@/components/catalogue/json-ld";
import { presetListMessages } from "@/components/catalogue/message-groups";
import { templateOnPage } from "@/components/catalogue/trades/template-on-page";
import { TradeView } from "@/components/catalogue/trades/trade-view";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { isTemplateSlug } from "@/components/templates/registry";
import { listOtherPresetsForTrade, listPresetsForTrade } from "@/lib/catalogue/queries/trades";
import { slugOf } from "@/lib/catalogue/rules";
import { breadcrumbLd, collectionPageLd, exampleLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { tradeCard } from "@/lib/catalogue/seo/og-card-text";
import { isTradeSlug, type TradeSlug, tradeSlugs } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

interface TradePageProps {
  params: Promise<{ trade: string }>;
}

export const generateStaticParams = () => tradeSlugs.map((trade) => ({ trade }));

async function infoOf(slug: TradeSlug) {
  const t = await getTranslations("trades");
  const nameOf = await getTranslations("tradeNames");
  const descriptionOf = await getTranslations("tradeDescriptions");
  return {
    title: t("titleOf", { trade: nameOf(slug) }),
    description: descriptionOf(slug),
    path: links.trade(slug),
  };
}

export async function generateMetadata({ params }: TradePageProps): Promise<Metadata> {
  const { trade } = await params;
  return isTradeSlug(trade)
    ? pageMetadata({ ...(await infoOf(trade)), image: `/og/${tradeCard(trade)}` }, await lang())
    : notFoundMetadata();
}

export default async function TradePage({ params }: TradePageProps) {
  const { trade } = await params;
  if (!isTradeSlug(trade)) return <NotFoundPage />;
  const [presets, others] = await Promise.all([
    listPresetsForTrade(trade),
    listOtherPresetsForTrade(trade),
  ]);
  const { title, description, path } = await infoOf(trade);
  const language = await lang();
  const t = await getTranslations("trades");
  const pageName = await getTranslations("layout");
  const sites = presets.flatMap(({ id, name, url }) => {
    const template = slugOf(url);
    if (!isTemplateSlug(template)) return [];
    const shown = templateOnPage(trade, template, language);
    return exampleLd(
      {
        name: shown.name(name),
        about: shown.about,
        image: shown.picture,
        size: shown.size,
        path: shown.preview,
        preset: links.detail(id),
      },
      language,
    );
  });
  const items = presets.map(({ id, name }) => ({ name, path: links.detail(id) }));
  return (
    <Translations of={presetListMessages}>
      <TradeView slug={trade} presets={presets} others={others} />
      <JsonLd
        data={[
          collectionPageLd({ name: title, description, path, items }, language),
          breadcrumbLd(
            [
              { name: pageName("home"), path: links.home },
              { name: t("title"), path: links.trades },
              { name: title, path },
            ],
            language,
          ),
          ...sites,
        ]}
      />
    </Translations>
  );
}
