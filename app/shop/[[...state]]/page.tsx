import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ShopView } from "@/components/catalogue/shop-view";
import { JsonLd } from "@/components/seo/json-ld";
import { listCells, listPresets } from "@/lib/catalogue/queries/list-presets";
import { facetCounts, shopPageSize } from "@/lib/catalogue/rules";
import {
  isIndexable,
  parseShopUrl,
  type ShopQuery,
  shopHref,
  shopTitle,
} from "@/lib/catalogue/shop-url";
import { breadcrumbLd, itemListLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

interface ShopPageProps {
  params: Promise<{ state?: string[] }>;
}

/** Prerendered at build time; other pages are cached from their first request on. */
export const generateStaticParams = () => [{ state: [] }, { state: ["2"] }, { state: ["premium"] }];

const parseQuery = async ({ params }: ShopPageProps) => parseShopUrl((await params).state ?? []);

async function requireShopQuery(props: ShopPageProps): Promise<ShopQuery> {
  const query = await parseQuery(props);
  if (!query) notFound();
  const { state: segments = [] } = await props.params;
  const canonical = shopHref(query);
  if (canonical !== ["/shop", ...segments].join("/")) permanentRedirect(canonical);
  return query;
}

export async function generateMetadata(props: ShopPageProps): Promise<Metadata> {
  const query = await parseQuery(props);
  if (!query) return {};
  const { title, description } = shopTitle(query);
  return pageMetadata({
    title,
    description,
    path: shopHref(query),
    isIndexed: isIndexable(query),
    image: "/og/shop",
  });
}

export default async function ShopPage(props: ShopPageProps) {
  const query = await requireShopQuery(props);
  const { filters, order, page } = query;
  const [{ presets, total }, cells] = await Promise.all([
    listPresets({ filters, order, page, quantity: shopPageSize }),
    listCells(),
  ]);
  const pages = Math.ceil(total / shopPageSize);
  if (page > Math.max(pages, 1)) notFound();

  const { title } = shopTitle({ ...query, page: 1 });
  return (
    <>
      <ShopView
        title={title}
        query={query}
        presets={presets}
        total={total}
        pages={pages}
        counts={facetCounts(cells, filters)}
      />
      <JsonLd
        data={[
          itemListLd(presets, (page - 1) * shopPageSize + 1),
          breadcrumbLd([
            { name: "Home", path: "/" },
            { name: title, path: shopHref(query) },
          ]),
        ]}
      />
    </>
  );
}
