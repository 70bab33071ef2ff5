import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ShopView } from "@/components/catalogue/shop-view";
import { JsonLd } from "@/components/seo/json-ld";
import {
  isIndexable,
  parseShopAddress,
  type ShopState,
  shopHref,
  shopTitle,
} from "@/lib/catalogue/address";
import { listCells, listPresets } from "@/lib/catalogue/queries/list-presets";
import { facetCounts, shopPageSize } from "@/lib/catalogue/rules";
import { breadcrumbLd, itemListLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

interface ShopPageProps {
  params: Promise<{ state?: string[] }>;
}

/** The busiest addresses are built ahead; every other one is kept from its first visit on. */
export const generateStaticParams = () => [{ state: [] }, { state: ["2"] }, { state: ["premium"] }];

function requireState(segments: string[] = []): ShopState {
  const state = parseShopAddress(segments);
  if (!state) notFound();
  const canonical = shopHref(state);
  if (canonical !== ["/shop", ...segments].join("/")) permanentRedirect(canonical);
  return state;
}

export async function generateMetadata({ params }: ShopPageProps): Promise<Metadata> {
  const state = requireState((await params).state);
  const { title, description } = shopTitle(state);
  return pageMetadata({
    title,
    description,
    path: shopHref(state),
    isIndexed: isIndexable(state),
    image: "/og/shop",
  });
}

export default async function ShopPage({ params }: ShopPageProps) {
  const state = requireState((await params).state);
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
