import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { connection } from "next/server";
import { cardPreset } from "@/components/catalogue/card-preset";
import { searchResultTexts as texts } from "@/components/catalogue/search-texts";
import { SearchView } from "@/components/catalogue/search-view";
import { searchPresets } from "@/lib/catalogue/queries/search-presets";
import { maxSearchLength, searchHref, tidySearch } from "@/lib/catalogue/search/words";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/seo/metadata";

/** Rendered per request: there is no end to what can be searched for, so that no cache may keep it. */
export const instant = false;

interface SearchPageProps {
  params: Promise<{ words: string }>;
}

const typedIn = async ({ params }: SearchPageProps) => decodeURIComponent((await params).words);

/** How many are shown. */
const quantity = 24;

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const words = tidySearch((await typedIn(props)).slice(0, maxSearchLength));
  return pageMetadata({
    title: texts.pageTitle(words),
    description: texts.description(words),
    path: links.search(words),
    isIndexed: false,
    image: "/og/shop",
  });
}

export default async function SearchPage(props: SearchPageProps) {
  const words = await typedIn(props);
  if (words !== tidySearch(words)) permanentRedirect(searchHref(words));
  await connection();
  const isTooLong = words.length > maxSearchLength;
  const { presets, total } = isTooLong
    ? { presets: [], total: 0 }
    : await searchPresets({ q: words, quantity });
  return <SearchView words={words} presets={presets.map(cardPreset)} total={total} />;
}
