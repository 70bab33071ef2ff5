import { JsonLd } from "@/components/catalogue/json-ld";
import { tradesTexts as texts } from "@/components/catalogue/trades/texts";
import { TradesView } from "@/components/catalogue/trades/trades-view";
import { breadcrumbLd, collectionPageLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";

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
