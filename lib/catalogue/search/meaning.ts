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
  /** The trades for which the word is German. */
  germanTrade: ReadonlySet<string>;
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
    germanTrade: germanTrades(targets),
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

/** The trades of which the word's most similar one is German. */
function germanTrades(targets: readonly Target[]): Set<string> {
  const trades = targets.filter(({ kind }) => kind === "trade");
  const points = pointsOf(trades, "trade");
  return new Set(
    trades.flatMap(({ of, weight, isGerman }) => (isGerman && weight === points.get(of) ? of : [])),
  );
}

function pointsOf(targets: readonly Target[], kind: Target["kind"]): Map<string, number> {
  const points = new Map<string, number>();
  for (const target of targets) {
    if (target.kind !== kind) continue;
    points.set(target.of, Math.max(points.get(target.of) ?? 0, target.weight));
  }
  return points;
}
