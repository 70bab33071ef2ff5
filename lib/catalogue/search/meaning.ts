import { surely, vaguely } from "./likeness";
import { fillerWords, type Target, type Vocabulary } from "./vocabulary";
import { foldedWords } from "./words";

/** What a word of a search stands for, with points for presets that have it. */
export interface Meaning {
  word: string;
  /** By the value of a facet. */
  facet: ReadonlyMap<string, number>;
  /** By the slug of a template: its trades and its name. */
  template: ReadonlyMap<string, number>;
  /** By the slug of a template: words of its sample. */
  content: ReadonlyMap<string, number>;
}

export interface Search {
  meanings: Meaning[];
  /** Whether there are words, but none that says which preset is meant. */
  isForAll: boolean;
}

/** Letters: a single one says nothing. */
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
    isForAll: words.length > 0 && asked.length === 0,
  };
}

/** Errors are forgiven in words of the sample only where they are long enough to be told apart. */
const shortestForgiven = 6;

function meaningOf(vocabulary: Vocabulary, word: string): Meaning {
  const sure = targetsLike(vocabulary, (known) => surely(word, known));
  const targets =
    sure.length > 0
      ? sure
      : targetsLike(vocabulary, (known) => vaguely(word, known)).filter(
          ({ kind }) => kind !== "content" || word.length >= shortestForgiven,
        );
  return {
    word,
    facet: pointsOf(targets, "facet"),
    template: pointsOf(targets, "template"),
    content: pointsOf(targets, "content"),
  };
}

/** Targets of all words that are like the one that was asked for, weighed by their likeness. */
function targetsLike(vocabulary: Vocabulary, likeness: (known: string) => number): Target[] {
  const found: Target[] = [];
  for (const [known, targets] of vocabulary) {
    const share = likeness(known);
    if (share > 0) found.push(...targets.map((it) => ({ ...it, weight: it.weight * share })));
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
