import { JsonLd } from "@/components/seo/json-ld";
import { tradesTexts as texts } from "@/components/trades/texts";
import { TradesView } from "@/components/trades/trades-view";
import { links } from "@/lib/links";
import { breadcrumbLd, collectionPageLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { tradeSlugs, trades } from "@/lib/trades/rules";

const { title, description } = texts;
const path = links.trades;

export const metadata = pageMetadata({ title, description, path, image: "/og/trades" });

export default function TradesPage() {
  const items = tradeSlugs.map((slug) => ({
    name: texts.titleOf(trades[slug].name),
    path: links.trade(slug),
  }));
  return (
    <>
      <TradesView />
      <JsonLd
        data={[
          collectionPageLd({ name: title, description, path, items }),
          breadcrumbLd([
            { name: texts.home, path: links.home },
            { name: title, path },
          ]),
        ]}
      />
    </>
  );
}
