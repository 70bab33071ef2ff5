import type { Metadata } from "next";
import { lang } from "next/root-params";
import { JsonLd } from "@/components/catalogue/json-ld";
import { TradesView } from "@/components/catalogue/trades/trades-view";
import { breadcrumbLd, collectionPageLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { tradeSlugs } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { getTranslations } from "@/lib/translations/server";

const path = links.trades;

async function info() {
  const t = await getTranslations("trades");
  return { title: t("title"), description: t("description"), path };
}

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({ ...(await info()), image: "/og/trades" }, await lang());

export default async function TradesPage() {
  const t = await getTranslations("trades");
  const nameOf = await getTranslations("tradeNames");
  const pageName = await getTranslations("layout");
  const language = await lang();
  const { title, description } = await info();
  const items = tradeSlugs.map((slug) => ({
    name: t("titleOf", { trade: nameOf(slug) }),
    path: links.trade(slug),
  }));
  return (
    <>
      <TradesView />
      <JsonLd
        data={[
          collectionPageLd({ name: title, description, path, items }, language),
          breadcrumbLd(
            [
              { name: pageName("home"), path: links.home },
              { name: title, path },
            ],
            language,
          ),
        ]}
      />
    </>
  );
}
