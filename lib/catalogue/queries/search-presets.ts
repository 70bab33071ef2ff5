import "server-only";
import { and, eq, ilike, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { cacheUntilRevalidated, tags } from "@/lib/cache/revalidate";
import { type Facet, type Filters, facets, facetValues, noFilters, type SortOrder } from "../rules";
import type { Preset } from "../schemas";
import { type Meaning, understand } from "../search/meaning";
import { rank } from "../search/rank";
import { getVocabulary } from "../search/vocabulary";
import { inFilters, listPresets } from "./list-presets";
import { orderBy, presetColumns, toPresetViews } from "./preset-views";

/** How many presets a search finds at most. */
const mostFound = 100;
/** How many of each source are ranked: best sellers first, so that any of them is a good answer. */
const perSource = 60;
const mostTemplates = 6;

const bestSellersFirst: SortOrder = { type: "purchased", priority: "d" };

interface SearchQuery {
  /** As typed. */
  q: string;
  filters?: Filters;
  page?: number;
  quantity: number;
}

/**
 * A page of the presets on sale that match what was typed, the best first, and how many were found. What a word
 * stands for is known to the process (docs/decisions/0077): the database is asked for the best sellers of these
 * facets and templates, and for names.
 */
export async function searchPresets({
  q,
  filters = noFilters,
  page = 1,
  quantity,
}: SearchQuery): Promise<{ presets: Preset[]; total: number }> {
  const { meanings, isForAll } = understand(await getVocabulary(), q);
  const found = isForAll
    ? await listBest(filters, mostFound)
    : await findMatches(meanings, filters);
  const start = (page - 1) * quantity;
  return { presets: found.slice(start, start + quantity), total: found.length };
}

async function findMatches(meanings: Meaning[], filters: Filters): Promise<Preset[]> {
  if (meanings.length === 0) return [];
  const combinations = meantFilters(meanings).flatMap((meant) => narrowed(filters, meant) ?? []);
  const sources = await Promise.all([
    listNamed(meanings, filters),
    ...combinations.map((it) => listBest(it, perSource)),
    ...meantTemplates(meanings).flatMap((slug) =>
      [filters, ...combinations.slice(0, 1)].map((it) => listOfTemplate(slug, it)),
    ),
  ]);
  const byId = new Map(sources.flat().map((preset) => [preset.id, preset]));
  return rank([...byId.values()], meanings).slice(0, mostFound);
}

const listBest = async (filters: Filters, quantity: number): Promise<Preset[]> =>
  (await listPresets({ filters, order: bestSellersFirst, page: 1, quantity })).presets;

/** The values that the words stand for: those of all facets together first, then of each alone. */
function meantFilters(meanings: Meaning[]): Partial<Filters>[] {
  const meant = new Set(meanings.flatMap(({ facet }) => [...facet.keys()]));
  const alone = facets
    .map((facet) => ({ [facet]: facetValues[facet].filter((it) => meant.has(it)) }))
    .filter((it) => Object.values(it).flat().length > 0);
  return alone.length > 1 ? [Object.assign({}, ...alone), ...alone] : alone;
}

/** Both; null if no preset can be in both. */
function narrowed(filters: Filters, meant: Partial<Filters>): Filters | null {
  const both = (facet: Facet) => {
    const [asked, wanted]: readonly string[][] = [filters[facet], meant[facet] ?? []];
    if (!asked?.length || !wanted?.length) return asked?.length ? asked : (wanted ?? []);
    const shared = asked.filter((it) => wanted.includes(it));
    return shared.length > 0 ? shared : null;
  };
  const [categories, colors, types] = facets.map(both);
  // Cast: values of a facet's own list, which `both` lost the type of.
  return categories && colors && types ? ({ categories, colors, types } as Filters) : null;
}

function meantTemplates(meanings: Meaning[]): string[] {
  const points = new Map<string, number>();
  for (const { template, content } of meanings) {
    for (const [slug, weight] of [...template, ...content]) {
      points.set(slug, (points.get(slug) ?? 0) + weight);
    }
  }
  const byPoints = [...points].sort(([, a], [, b]) => b - a);
  return byPoints.slice(0, mostTemplates).map(([slug]) => slug);
}

async function listOfTemplate(slug: string, filters: Filters): Promise<Preset[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const rows = await database()
    .select(presetColumns)
    .from(presets)
    .where(
      and(eq(presets.url, `/preview/${slug}`), eq(presets.isDisabled, false), inFilters(filters)),
    )
    .orderBy(...orderBy(presets, bestSellersFirst))
    .limit(perSource);
  return toPresetViews(rows);
}

/** Presets whose name has one of the words, or begins a word with it, or is like it. */
async function listNamed(meanings: Meaning[], filters: Filters): Promise<Preset[]> {
  const words = meanings.map(({ word }) => word);
  const rows = await database()
    .select(presetColumns)
    .from(presets)
    .where(
      and(
        eq(presets.isDisabled, false),
        inFilters(filters),
        or(
          ...words.flatMap((word) => [
            ilike(presets.name, `${word}%`),
            ilike(presets.name, `% ${word}%`),
            sql`${word} <% ${presets.name}`,
          ]),
        ),
      ),
    )
    .orderBy(
      sql`word_similarity(${words.join(" ")}, ${presets.name}) desc`,
      ...orderBy(presets, bestSellersFirst),
    )
    .limit(perSource);
  return toPresetViews(rows);
}
