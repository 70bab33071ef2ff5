import type { MetadataRoute } from "next";
import { templateOnPage } from "@/components/catalogue/trades/template-on-page";
import { legalPages } from "@/components/layout/legal-pages";
import { businessSegment } from "@/lib/catalogue/compare/address";
import { listPresetDates } from "@/lib/catalogue/queries/get-preset";
import { listTradeComparisons } from "@/lib/catalogue/queries/trades";
import { facets, facetValues } from "@/lib/catalogue/rules";
import { defaultShopQuery, shopHref, toggleFilter } from "@/lib/catalogue/shop-url";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { languages, mainLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { absolute, absoluteIn } from "@/lib/site";

/** The sitemap protocol allows 50,000 URLs; the rest is left for the shop's other pages. */
const maxPresets = Math.floor(50_000 / languages.length) - 100;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [presets, comparisons] = await Promise.all([
    listPresetDates(maxPresets),
    listTradeComparisons(),
  ]);
  const newest = presets
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const changed = newest ? { lastModified: newest } : {};
  const oneFacetDeep = facets.flatMap((facet) =>
    facetValues[facet].map((value) => shopHref(toggleFilter(defaultShopQuery, value))),
  );
  const changing = [
    links.home,
    links.shop,
    ...oneFacetDeep,
    ...comparisons.map(({ ids, business }) =>
      links.compare([...ids, ...businessSegment(business)]),
    ),
  ];
  const pages = [
    ...changing.map((path) => ({ path, ...changed })),
    { path: links.trades },
    ...tradeSlugs.map((slug) => ({
      path: links.trade(slug),
      ...changed,
      images: trades[slug].templates.map((it) =>
        absolute(templateOnPage(slug, it, mainLanguage).picture),
      ),
    })),
    ...[links.team, ...legalPages.map(({ href }) => href)].map((path) => ({ path })),
    ...presets.map(({ id, updatedAt }) => ({
      path: links.detail(id),
      lastModified: updatedAt,
    })),
  ];
  return pages.flatMap(({ path, ...about }) => inAllLanguages(path, about));
}

/** A page in each language, each of which names the others. */
function inAllLanguages(path: string, about: Omit<MetadataRoute.Sitemap[number], "url">) {
  const addresses = Object.fromEntries(languages.map((it) => [it, absoluteIn(it, path)]));
  const alternates = languages.length > 1 ? { alternates: { languages: addresses } } : {};
  return Object.values(addresses).map((url) => ({ url, ...about, ...alternates }));
}
