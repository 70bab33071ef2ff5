import type { Metadata } from "next";
import { JsonLd } from "@/components/catalogue/json-ld";
import { exampleTexts, tradesTexts as texts } from "@/components/catalogue/trades/texts";
import { tradeTexts } from "@/components/catalogue/trades/trade-texts";
import { TradeView } from "@/components/catalogue/trades/trade-view";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { isTemplateSlug } from "@/components/templates/registry";
import { listPresetsForTrade } from "@/lib/catalogue/queries/trades";
import { slugOf } from "@/lib/catalogue/rules";
import { breadcrumbLd, collectionPageLd, exampleLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { tradeCard } from "@/lib/catalogue/seo/og-card-text";
import { isTradeSlug, type TradeSlug, tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { examplePath, examples } from "@/lib/customization/sharing/examples";
import { links } from "@/lib/links";

interface TradePageProps {
  params: Promise<{ trade: string }>;
}

export const generateStaticParams = () => tradeSlugs.map((trade) => ({ trade }));

const infoOf = (slug: TradeSlug) => ({
  title: texts.titleOf(trades[slug].name),
  description: tradeTexts[slug].description,
  path: links.trade(slug),
});

export async function generateMetadata({ params }: TradePageProps): Promise<Metadata> {
  const { trade } = await params;
  return isTradeSlug(trade)
    ? pageMetadata({ ...infoOf(trade), image: `/og/${tradeCard(trade)}` })
    : notFoundMetadata;
}

export default async function TradePage({ params }: TradePageProps) {
  const { trade } = await params;
  if (!isTradeSlug(trade)) return <NotFoundPage />;
  const presets = await listPresetsForTrade(trade);
  const { title, description, path } = infoOf(trade);
  const sites = presets.flatMap(({ id, name, url }) => {
    const template = slugOf(url);
    if (!isTemplateSlug(template)) return [];
    return exampleLd({
      name: exampleTexts.name(name, examples[template].name),
      about: exampleTexts.companies[template],
      image: `/examples/${template}-960.webp`,
      path: examplePath(template),
      preset: links.detail(id),
    });
  });
  const items = presets.map(({ id, name }) => ({ name, path: links.detail(id) }));
  return (
    <>
      <TradeView slug={trade} presets={presets} />
      <JsonLd
        data={[
          collectionPageLd({ name: title, description, path, items }),
          breadcrumbLd([
            { name: texts.home, path: links.home },
            { name: texts.title, path: links.trades },
            { name: title, path },
          ]),
          ...sites,
        ]}
      />
    </>
  );
}
