import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { lang } from "next/root-params";
import { ActiveFilters } from "@/components/catalogue/active-filters";
import { cardPreset } from "@/components/catalogue/card-preset";
import { JsonLd } from "@/components/catalogue/json-ld";
import { presetListMessages } from "@/components/catalogue/message-groups";
import { NoResults } from "@/components/catalogue/no-results";
import { ShopView } from "@/components/catalogue/shop-view";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { listCells, listPresets } from "@/lib/catalogue/queries/list-presets";
import { facetCounts, shopPageSize } from "@/lib/catalogue/rules";
import { breadcrumbLd, itemListLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import {
  isIndexable,
  parseShopUrl,
  type ShopQuery,
  shopHref,
  shopTitle,
} from "@/lib/catalogue/shop-url";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

interface ShopPageProps {
  params: Promise<{ state?: string[] }>;
}

/** Prerendered at build time; other pages are cached from their first request on. */
export const generateStaticParams = () => [{ state: [] }, { state: ["2"] }, { state: ["premium"] }];

const parseQuery = async ({ params }: ShopPageProps) => parseShopUrl((await params).state ?? []);

/**
 * Null for an address that is no state of the catalogue; an address that is not in the canonical
 * form is redirected.
 */
async function canonicalQuery(props: ShopPageProps): Promise<ShopQuery | null> {
  const query = await parseQuery(props);
  if (!query) return null;
  const { state: segments = [] } = await props.params;
  const canonical = shopHref(query);
  if (canonical !== ["/shop", ...segments].join("/"))
    permanentRedirect(inLanguage(await lang(), canonical));
  return query;
}

/** Null for a page after the last one. */
async function pageOfQuery({ filters, order, page }: ShopQuery) {
  const list = await listPresets({ filters, order, page, quantity: shopPageSize });
  const pages = Math.ceil(list.total / shopPageSize);
  return page > Math.max(pages, 1) ? null : { ...list, pages };
}

const titleOf = async (query: ShopQuery) =>
  shopTitle(query, await getTranslations("shopTitle"), await getTranslations("presetWords"));

export async function generateMetadata(props: ShopPageProps): Promise<Metadata> {
  const query = await parseQuery(props);
  if (!query || (await pageOfQuery(query)) === null) return notFoundMetadata();
  const { title, description } = await titleOf(query);
  return pageMetadata(
    {
      title,
      description,
      path: shopHref(query),
      isIndexed: isIndexable(query),
      image: "/og/shop",
    },
    await lang(),
  );
}

export default async function ShopPage(props: ShopPageProps) {
  const query = await canonicalQuery(props);
  const [found, cells] = await Promise.all([query && pageOfQuery(query), listCells()]);
  if (!query || !found) return <NotFoundPage />;
  const { filters, page } = query;
  const { presets, total, pages } = found;

  const { title } = await titleOf({ ...query, page: 1 });
  const pageName = await getTranslations("layout");
  const language = await lang();
  return (
    <Translations
      of={[
        "searchField",
        ...presetListMessages,
        "shopPage",
        "sortOrders",
        "filters",
        "facetTitles",
        "filterBy",
        "pager",
      ]}
    >
      <ShopView
        title={title}
        query={query}
        presets={presets.map(cardPreset)}
        total={total}
        pages={pages}
        counts={facetCounts(cells, filters)}
        chosen={<ActiveFilters query={query} />}
        noResults={presets.length === 0 && <NoResults />}
      />
      <JsonLd
        data={[
          itemListLd(presets, language, (page - 1) * shopPageSize + 1),
          breadcrumbLd(
            [
              { name: pageName("home"), path: links.home },
              { name: title, path: shopHref(query) },
            ],
            language,
          ),
        ]}
      />
    </Translations>
  );
}
