import { sampleValue, walkSlots } from "@/components/templates/content/values";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { type TradeSlug, trades } from "@/lib/catalogue/trades/rules";
import { knownLanguages } from "@/lib/languages.mjs";
import { onceMade } from "@/lib/once-made";
import { messages } from "@/lib/translations/messages";
import type { Namespace } from "@/lib/translations/translator";
import { foldedWords } from "./words";

/** The meaning of a word: a value of a facet, a template's business or name, a word of its sample, or a trade. */
export interface Target {
  kind: "facet" | "template" | "content" | "trade";
  /** The facet's value, or the slug of the template or trade. */
  of: string;
  /** Of a trade: those in which the word means it. */
  languages?: string[];
  /** How strongly the word points to a preset. */
  weight: number;
}

export type Vocabulary = ReadonlyMap<string, readonly Target[]>;

const weights = { trade: 8, type: 4, color: 4, category: 3, content: 2, page: 1 };
/**
 * The weight of a template's position on the page of a trade: a matching color counts more than
 * a better position.
 */
const placeWeights = [weights.trade, 3, 2];

interface Entry {
  of: string;
  word: string;
  language: string;
}

/** The words of a group in all languages: what is typed may be in another one than the page. */
const entriesOf = (group: Namespace): Entry[] =>
  knownLanguages.flatMap((language) =>
    Object.entries(messages[language]?.[group] ?? {}).flatMap(([of, words]) =>
      foldedWords(words).map((word) => ({ of, word, language })),
    ),
  );

const generalWords = entriesOf("searchWords");

export const goodsWords: ReadonlySet<string> = new Set(
  generalWords.flatMap(({ of, word }) => (of === "goods" ? word : [])),
);

/** Words that do not restrict a search. */
export const fillerWords: ReadonlySet<string> = new Set(generalWords.map(({ word }) => word));

/** The strings in a sample's value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== "object" || value === null) return [];
  const { text, alt } = value as { text?: unknown; alt?: unknown };
  return [text, alt].filter((it) => typeof it === "string");
}

/**
 * How often each word occurs in the sample of a template, without the common words of all sites.
 */
async function contentOf(slug: TemplateSlug): Promise<Map<string, number>> {
  const { template } = await templates[slug].load();
  const counts = new Map<string, number>();
  for (const found of walkSlots(template.content.slots, {})) {
    const { slot } = found;
    const isProse =
      (slot.kind === "text" && !slot.translations) ||
      slot.kind === "paragraph" ||
      slot.kind === "picture";
    if (!isProse) continue;
    for (const word of stringsIn(sampleValue(found, "en")).flatMap(foldedWords)) {
      if (word.length > 2 && !fillerWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

async function build(): Promise<Vocabulary> {
  const vocabulary = new Map<string, Target[]>();
  const add = (word: string, target: Target) => {
    const targets = vocabulary.get(word) ?? [];
    vocabulary.set(word, targets);
    const known = targets.find(({ kind, of }) => kind === target.kind && of === target.of);
    if (known) known.languages?.push(...(target.languages ?? []));
    else targets.push(target);
  };
  const addFacet = (group: Namespace, weight: number) => {
    for (const { of, word } of entriesOf(group)) add(word, { kind: "facet", of, weight });
  };
  addFacet("searchCategories", weights.category);
  addFacet("searchColors", weights.color);
  addFacet("searchTypes", weights.type);
  const names = templateSlugs.flatMap((of) =>
    foldedWords(templates[of].name).map((word) => ({ of, word })),
  );
  for (const { of, word } of [...names, ...entriesOf("searchTemplates")]) {
    add(word, { kind: "template", of, weight: weights.trade });
  }
  for (const { of, word, language } of entriesOf("searchTrades")) {
    add(word, { kind: "trade", of, weight: weights.page, languages: [language] });
    for (const [place, template] of trades[of as TradeSlug].templates.entries()) {
      add(word, { kind: "template", of: template, weight: placeWeights[place] ?? 0 });
    }
  }
  const contents = await Promise.all(
    templateSlugs.map(async (slug) => [slug, await contentOf(slug)] as const),
  );
  for (const [of, counts] of contents) {
    for (const [word, count] of counts) {
      const others = contents.filter(([, words]) => words.has(word)).length;
      // A word counts more if it is frequent in a sample, and less if many samples contain it.
      const weight = (weights.content * count) / (count + 1) / others;
      add(word, { kind: "content", of, weight });
    }
  }
  return vocabulary;
}

/**
 * All words by which presets are found through their templates. Built once per process: it changes
 * with the code only.
 */
export const getVocabulary = onceMade(build);
