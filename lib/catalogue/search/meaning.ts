import { surely, vaguely } from "./likeness";
import { fillerWords, goodsWords, type Target, type Vocabulary } from "./vocabulary";
import { foldedWords } from "./words";

/** The meaning of a word in a search, with points for presets that match it. */
export interface Meaning {
  word: string;
  /** Points by the value of a facet. */
  facet: ReadonlyMap<string, number>;
  /** Points by the slug of a template, for its businesses and its name. */
  template: ReadonlyMap<string, number>;
  /** Points by the slug of a template, for words of its sample. */
  content: ReadonlyMap<string, number>;
  /** Points by the slug of a trade. */
  trade: ReadonlyMap<string, number>;
  /** The languages in which the word means a trade, by the slug of the trade. */
  tradeLanguages: ReadonlyMap<string, readonly string[]>;
}

interface Search {
  meanings: Meaning[];
  /** Whether the search asks for presets in general, without a word that says which. */
  isForAll: boolean;
}

/** The least letters of a word: a single one has no meaning. */
const shortestWord = 2;
const longestWord = 40;
const mostWords = 8;

export function understand(vocabulary: Vocabulary, text: string): Search {
  const words = [...new Set(foldedWords(text))].filter((it) => it.length >= shortestWord);
  const asked = words.filter((it) => !fillerWords.has(it));
  return {
    meanings: asked
      .slice(0, mostWords)
      .map((it) => meaningOf(vocabulary, it.slice(0, longestWord))),
    isForAll: asked.length === 0 && words.some((it) => goodsWords.has(it)),
  };
}

/** In words of a sample, typing errors are accepted only in long words, and compounds never. */
const shortestForgiven = 6;
const leastLikeness = 0.7;

function meaningOf(vocabulary: Vocabulary, word: string): Meaning {
  const sure = targetsLike(vocabulary, (known) => surely(word, known));
  const targets = sure.length > 0 ? sure : vagueTargets(vocabulary, word);
  return {
    word,
    facet: pointsOf(targets, "facet"),
    template: pointsOf(targets, "template"),
    content: pointsOf(targets, "content"),
    trade: pointsOf(targets, "trade"),
    tradeLanguages: tradeLanguages(targets),
  };
}

const vagueTargets = (vocabulary: Vocabulary, word: string): Target[] =>
  targetsLike(
    vocabulary,
    (known) => vaguely(word, known),
    ({ kind }, likeness) =>
      kind !== "content" || (word.length >= shortestForgiven && likeness >= leastLikeness),
  );

/**
 * The meanings of all words that are similar to the searched word, weighted by their similarity.
 */
function targetsLike(
  vocabulary: Vocabulary,
  likenessOf: (known: string) => number,
  accepts: (target: Target, likeness: number) => boolean = () => true,
): Target[] {
  return [...vocabulary].flatMap(([known, targets]) => {
    const likeness = likenessOf(known);
    if (likeness === 0) return [];
    return targets
      .filter((it) => accepts(it, likeness))
      .map((it) => ({ ...it, weight: it.weight * likeness }));
  });
}

/** Those of the words that are most similar to the searched one. */
function tradeLanguages(targets: readonly Target[]): Map<string, string[]> {
  const points = pointsOf(targets, "trade");
  const found = new Map<string, string[]>();
  for (const { kind, of, weight, languages = [] } of targets) {
    if (kind === "trade" && weight === points.get(of)) {
      found.set(of, [...(found.get(of) ?? []), ...languages]);
    }
  }
  return found;
}

function pointsOf(targets: readonly Target[], kind: Target["kind"]): Map<string, number> {
  const points = new Map<string, number>();
  for (const target of targets) {
    if (target.kind !== kind) continue;
    points.set(target.of, Math.max(points.get(target.of) ?? 0, target.weight));
  }
  return points;
}
