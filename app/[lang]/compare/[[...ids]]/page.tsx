import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { lang } from "next/root-params";
import {
  CompareView,
  NothingToCompare,
  TooManyToCompare,
} from "@/components/catalogue/compare/compare-view";
import { namesOf } from "@/components/catalogue/compare/names-of";
import { JsonLd } from "@/components/catalogue/json-ld";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";
import { businessSegment, type Comparison, parseCompareUrl } from "@/lib/catalogue/compare/address";
import { maxCompared } from "@/lib/catalogue/compare/rules";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { listBestSellers } from "@/lib/catalogue/queries/home";
import { listSimilar } from "@/lib/catalogue/queries/list-presets";
import { listTradeComparisons } from "@/lib/catalogue/queries/trades";
import type { Preset } from "@/lib/catalogue/schemas";
import { breadcrumbLd, itemListLd } from "@/lib/catalogue/seo/json-ld";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { comparisonCard } from "@/lib/catalogue/seo/og-card-text";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { getTranslations, Translations } from "@/lib/translations/server";
import CompareNotFound from "./not-found";

const texts = [
  "comparePreviews",
  "screenNames",
  "shareComparison",
  "salePrice",
  "savedErrors",
] as const;

interface ComparePageProps {
  params: Promise<{ ids?: string[] }>;
}

/** Prerendered at build time; comparisons are cached from their first request on. */
export const generateStaticParams = () => [{ ids: [] }];

const comparisonOf = async ({ params }: ComparePageProps) =>
  parseCompareUrl((await params).ids ?? []);

/** The presets in the order of the address, each once; null unless all of them exist. */
async function comparedPresets(named: number[]): Promise<Preset[] | null> {
  const ids = [...new Set(named)];
  const found = await Promise.all(ids.map(getPreset));
  const presets = found.flatMap((preset) => preset ?? []);
  return presets.length === ids.length ? presets : null;
}

const pathOf = ({ ids, business }: Comparison) =>
  links.compare([...ids, ...businessSegment(business)]);

/**
 * Search engines would find too many combinations: only the comparisons that the page of a trade
 * links to are indexed.
 */
const isIndexed = async (comparison: Comparison): Promise<boolean> =>
  (await listTradeComparisons()).some((it) => pathOf(it) === pathOf(comparison));

export async function generateMetadata(props: ComparePageProps): Promise<Metadata> {
  const t = await getTranslations("compare");
  const comparison = await comparisonOf(props);
  const presets = comparison && (await comparedPresets(comparison.ids));
  if (!presets) return notFoundMetadata();
  const names = namesOf(presets, await lang());
  const compared = presets.map(({ id }) => id);
  const isComparison = presets.length > 0 && presets.length <= maxCompared;
  const path = { ids: compared, business: comparison.business };
  const isOfTrade = await isIndexed(path);
  return pageMetadata(
    {
      title: isComparison ? t("titleOf", { names }) : t("title"),
      description: isComparison ? t("description", { names }) : t("emptyDescription"),
      path: pathOf(path),
      isIndexed: isOfTrade,
      image: `/og/${isOfTrade ? comparisonCard(compared) : "compare"}`,
    },
    await lang(),
  );
}

/** Suggestions for a comparison with the one or two chosen presets. */
async function listOthers(presets: Preset[]): Promise<Preset[]> {
  const similar = (await Promise.all(presets.map(listSimilar))).flat();
  const others = new Map(similar.map((preset) => [preset.id, preset]));
  for (const { id } of presets) others.delete(id);
  return [...others.values()];
}

export default async function ComparePage(props: ComparePageProps) {
  const t = await getTranslations("compare");
  const comparison = await comparisonOf(props);
  const presets = comparison && (await comparedPresets(comparison.ids));
  if (!presets) return <NotFoundPage message={<CompareNotFound />} />;
  const { business } = comparison;
  const path = pathOf({ ids: presets.map(({ id }) => id), business });
  if (presets.length < comparison.ids.length) permanentRedirect(inLanguage(await lang(), path));
  if (presets.length === 0) {
    return <NothingToCompare suggested={await listBestSellers()} />;
  }
  if (presets.length > maxCompared) {
    return <TooManyToCompare first={presets.slice(0, maxCompared)} />;
  }
  const pageName = await getTranslations("layout");
  const language = await lang();
  return (
    <Translations of={texts}>
      <CompareView presets={presets} business={business} similar={await listOthers(presets)} />
      <JsonLd
        data={[
          itemListLd(presets, language),
          breadcrumbLd(
            [
              { name: pageName("home"), path: links.home },
              { name: pageName("shop"), path: links.shop },
              { name: t("titleOf", { names: namesOf(presets, language) }), path },
            ],
            language,
          ),
        ]}
      />
    </Translations>
  );
}
