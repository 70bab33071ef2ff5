import "server-only";
import { and, eq, gt, ilike, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { presetCounts, presets } from "@/db/schema/catalogue";
import { categories, colors, types } from "@/db/words/facets";
import { links } from "@/lib/links";
import {
  cellsOf,
  countOf,
  type Facet,
  type Filters,
  facets,
  noFilters,
  type SortOrder,
} from "../rules";
import type { Preset } from "../schemas";
import { type Meaning, understand } from "../search/meaning";
import { rank } from "../search/rank";
import { getVocabulary } from "../search/vocabulary";
import { mostFound } from "../search/words";
import { inFilters, listCells, listPresets, selectPage } from "./list-presets";
import { orderBy, type PresetRow, presetColumns, toPresetViews } from "./preset-views";

/**
 * The number of candidates of each source that are ranked. The best sellers come first, and each of
 * them is a good result.
 */
const perSource = 60;
const mostTemplates = 6;

/** As `denseShare` for lists, whose pages are longer. */
const denseShare = 0.03;

const bestSellersFirst: SortOrder = { type: "purchased", priority: "d" };

interface SearchQuery {
  /** The text as typed. */
  q: string;
  filters?: Filters;
  page?: number;
  quantity: number;
}

/**
 * A page of the presets on sale that match the typed text, the best first, and the number of
 * matches. The meaning of a word is looked up in the memory of the process; the database is asked
 * for names, and for the best sellers with the meant facets and templates (docs/decisions/0003).
 */
export async function searchPresets({
  q,
  filters = noFilters,
  page = 1,
  quantity,
}: SearchQuery): Promise<{ presets: Preset[]; total: number }> {
  const { meanings, isForAll } = understand(await getVocabulary(), q);
  if (isForAll) return listPresets({ filters, order: bestSellersFirst, page, quantity });
  if (meanings.length === 0) return { presets: [], total: 0 };
  const candidates = await listCandidates(meanings, filters);
  const found = rank(candidates, meanings).slice(0, mostFound);
  const start = (page - 1) * quantity;
  return {
    presets: await toPresetViews(found.slice(start, start + quantity)),
    total: found.length,
  };
}

async function listCandidates(meanings: Meaning[], filters: Filters): Promise<PresetRow[]> {
  const combinations = meantFilters(meanings).flatMap((meant) => narrowed(filters, meant) ?? []);
  const words = meanings.map(({ word }) => word);
  const sources = await Promise.all([
    listNamed(words, filters),
    listOfTemplates(meantTemplates(meanings), [filters, ...combinations.slice(0, 1)]),
    listWithFacets(combinations),
  ]);
  return [...new Map(sources.flat().map((row) => [row.id, row])).values()];
}

/** The filters for the meant values: first all facets together, then each alone. */
function meantFilters(meanings: Meaning[]): Partial<Filters>[] {
  const meant = new Set(meanings.flatMap(({ facet }) => [...facet.keys()]));
  const isMeant = (value: string) => meant.has(value);
  const ofFacets: Partial<Filters>[] = [
    { categories: categories.filter(isMeant) },
    { colors: colors.filter(isMeant) },
    { types: types.filter(isMeant) },
  ];
  const alone = ofFacets.filter((it) => Object.values(it).flat().length > 0);
  const [first, second, third] = alone;
  return second ? [{ ...first, ...second, ...third }, ...alone] : alone;
}

/** Combines both filters; null if no preset can match both. */
function narrowed(filters: Filters, meant: Partial<Filters>): Filters | null {
  const both = (facet: Facet) => {
    const asked: readonly string[] = filters[facet];
    const wanted: readonly string[] = meant[facet] ?? [];
    if (asked.length === 0 || wanted.length === 0) return [...asked, ...wanted];
    const shared = asked.filter((it) => wanted.includes(it));
    return shared.length > 0 ? shared : null;
  };
  const [ofCategory, ofColor, ofType] = facets.map(both);
  if (!ofCategory || !ofColor || !ofType) return null;
  // Cast: each list has values of its own facet, which the type of `both` does not express.
  const found = { categories: ofCategory, colors: ofColor, types: ofType };
  return { ...found, screens: filters.screens } as Filters;
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

async function listWithFacets(combinations: Filters[]): Promise<PresetRow[]> {
  if (combinations.length === 0) return [];
  const cells = await listCells();
  const all = countOf(cells);
  const lists = combinations.map((filters) => {
    const matching = cellsOf(cells, filters);
    const query = { filters, order: bestSellersFirst, page: 1, quantity: perSource };
    return matching.length > 0
      ? selectPage(query, matching, countOf(matching) / all, denseShare)
      : [];
  });
  return (await Promise.all(lists)).flat();
}

/**
 * The best sellers of each template, with each of the filters. Queried by cell: otherwise the
 * database would scan a whole catalogue for a color that the template does not have.
 */
async function listOfTemplates(slugs: string[], combinations: Filters[]): Promise<PresetRow[]> {
  const quantity = Math.ceil(perSource / Math.max(1, slugs.length));
  const queries = slugs.flatMap((slug) =>
    combinations.map((filters) => selectOfTemplate(slug, filters, quantity)),
  );
  const [first, second, ...rest] = queries;
  if (!first) return [];
  const rows = await (second ? unionAll(first, second, ...rest) : first);
  return rows.map(({ of_cell }) => of_cell);
}

function selectOfTemplate(slug: string, filters: Filters, quantity: number) {
  const ofCell = database()
    .select(presetColumns)
    .from(presets)
    .where(
      and(
        eq(presets.url, links.preview(slug)),
        eq(presets.category, presetCounts.category),
        eq(presets.color, presetCounts.color),
        eq(presets.type, presetCounts.type),
        eq(presets.isDisabled, false),
      ),
    )
    .orderBy(...orderBy(presets, bestSellersFirst))
    .limit(quantity)
    .as("of_cell");
  return database()
    .select()
    .from(presetCounts)
    .crossJoinLateral(ofCell)
    .where(
      and(
        eq(presetCounts.isDisabled, false),
        gt(presetCounts.count, 0),
        inFilters(filters, presetCounts),
      ),
    )
    .orderBy(...orderBy(ofCell, bestSellersFirst))
    .limit(quantity);
}

/** Shorter words have too few trigrams to find typing errors; even shorter ones have none. */
const shortestForgiven = 4;
const shortestInside = 3;

/** Numbers have to match exactly. */
const isForgiven = (word: string) => word.length >= shortestForgiven && /\p{L}/u.test(word);

/**
 * In the order of an index, so that a beginning that many names share costs no more than another.
 */
const smallName = sql`(lower(${presets.name}) collate "C")`;

/** The last character of Unicode: no text continues after it. */
const last = "\u{10ffff}";

/** The number of similar names that are compared: a large catalogue may have thousands. */
const mostCompared = 300;

/**
 * Presets whose name begins with the words or one of them, and presets with a word that begins with
 * or is similar to one of them.
 */
async function listNamed(words: string[], filters: Filters): Promise<PresetRow[]> {
  const queries = [
    ...[...new Set([words.join(" "), ...words])].map((it) => selectBegun(it, filters)),
    ...words
      .filter((it) => it.length >= shortestInside)
      .map((it) => (isForgiven(it) ? selectAlike(it, filters) : selectWithWord(it, filters))),
  ];
  const [first, second, ...rest] = queries;
  if (!first) return [];
  return second ? unionAll(first, second, ...rest) : first;
}

const selectOnSale = (match: SQL, filters: Filters) =>
  database()
    .select(presetColumns)
    .from(presets)
    .where(and(eq(presets.isDisabled, false), inFilters(filters), match));

function selectBegun(beginning: string, filters: Filters) {
  const isBegun = sql`${smallName} >= ${beginning} and ${smallName} < ${beginning + last}`;
  const named = selectOnSale(isBegun, filters).orderBy(smallName).limit(perSource).as("named");
  return database().select().from(named);
}

function selectWithWord(beginning: string, filters: Filters) {
  const hasWord = ilike(presets.name, `% ${beginning}%`);
  const named = selectOnSale(hasWord, filters).limit(mostCompared).as("named");
  const best = orderBy(named, bestSellersFirst);
  return database()
    .select()
    .from(named)
    .orderBy(...best)
    .limit(perSource);
}

function selectAlike(word: string, filters: Filters) {
  const isAlike = sql`${word} <% ${presets.name}`;
  const named = selectOnSale(isAlike, filters).limit(mostCompared).as("named");
  const best = [
    sql`word_similarity(${word}, ${named.name}) desc`,
    ...orderBy(named, bestSellersFirst),
  ];
  return database()
    .select()
    .from(named)
    .orderBy(...best)
    .limit(perSource);
}
