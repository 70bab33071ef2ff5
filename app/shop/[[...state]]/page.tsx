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

/** The busiest addresses are built ahead; every other one is kept from its first visit on. */
export const generateStaticParams = () => [{ state: [] }, { state: ["2"] }, { state: ["premium"] }];

const parseQuery = async ({ params }: ShopPageProps) => parseShopUrl((await params).state ?? []);

async function requireShopQuery(props: ShopPageProps): Promise<ShopQuery> {
  const state = await parseQuery(props);
  if (!state) notFound();
  const { state: segments = [] } = await props.params;
  const canonical = shopHref(state);
  if (canonical !== ["/shop", ...segments].join("/")) permanentRedirect(canonical);
  return state;
}

export async function generateMetadata(props: ShopPageProps): Promise<Metadata> {
  const state = await parseQuery(props);
  if (!state) return {};
  const { title, description } = shopTitle(state);
  return pageMetadata({
    title,
    description,
    path: shopHref(state),
    isIndexed: isIndexable(state),
    image: "/og/shop",
  });
}

export default async function ShopPage(props: ShopPageProps) {
  const state = await requireShopQuery(props);
  const { filters, order, page } = state;
  const [{ presets, total }, cells] = await Promise.all([
    listPresets({ filters, order, page, quantity: shopPageSize }),
    listCells(),
  ]);
  const pages = Math.ceil(total / shopPageSize);
  if (page > Math.max(pages, 1)) notFound();

  const { title } = shopTitle({ ...state, page: 1 });
  return (
    <>
      <ShopView
        title={title}
        state={state}
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
            { name: title, path: shopHref(state) },
          ]),
        ]}
      />
    </>
  );
}
