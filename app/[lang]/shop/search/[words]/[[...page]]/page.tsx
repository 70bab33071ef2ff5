import type { Metadata } from "next";
import { lang } from "next/root-params";
import { connection } from "next/server";
import { cardPreset } from "@/components/catalogue/card-preset";
import { presetListMessages } from "@/components/catalogue/message-groups";
import { SearchView } from "@/components/catalogue/search-view";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { searchPresets } from "@/lib/catalogue/queries/search-presets";
import { getMeantTrade } from "@/lib/catalogue/search/trade";
import { maxSearchLength, parseSearchPage, tidySearch } from "@/lib/catalogue/search/words";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { presetAs } from "@/lib/catalogue/trades/template-cards";
import { businessOf } from "@/lib/customization/first-draft/business";
import { decodeComponent } from "@/lib/decode-component";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";

/** Rendered per request and not cached: the number of possible searches is unlimited. */
export const instant = false;

interface SearchPageProps {
  params: Promise<{ words: string; page?: string[] }>;
}

/** Null for an invalid page number. */
const pageIn = async ({ params }: SearchPageProps) => parseSearchPage((await params).page ?? []);

/** The number of presets on a page. */
const quantity = 24;

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const words = tidySearch((await props.params).words.slice(0, maxSearchLength));
  const page = await pageIn(props);
  if (page === null) return notFoundMetadata();
  const t = await getTranslations("searchPage");
  return pageMetadata(
    {
      title: page > 1 ? t("titleOfPage", { words, page }) : t("titleOf", { words }),
      description: t("description", { words }),
      path: links.search(words, page),
      isIndexed: false,
      image: "/og/shop",
    },
    await lang(),
  );
}

export default async function SearchPage(props: SearchPageProps) {
  const words = decodeComponent((await props.params).words);
  await connection();
  const page = await pageIn(props);
  if (page === null) return <NotFoundPage />;
  const isTooLong = words.length > maxSearchLength;
  const [{ presets, total }, meant] = isTooLong
    ? [{ presets: [], total: 0 }, null]
    : await Promise.all([
        searchPresets({ q: words, page, quantity }),
        getMeantTrade(words, await lang()),
      ]);
  const pages = Math.max(1, Math.ceil(total / quantity));
  if (page > pages) return <NotFoundPage />;
  const business = meant && businessOf({ trade: meant.slug, language: meant.language });
  return (
    <Translations of={["searchField", ...presetListMessages]}>
      <SearchView
        words={words}
        total={total}
        page={page}
        pages={pages}
        trade={meant?.slug ?? null}
        business={business}
        presets={presets.map((it) => cardPreset(presetAs(it, business)))}
      />
    </Translations>
  );
}
