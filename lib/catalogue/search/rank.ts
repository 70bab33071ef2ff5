import type { Category, Color, PresetType } from "@/db/words/facets";
import { slugOf } from "@/lib/catalogue/rules";
import { surely, vaguely } from "./likeness";
import type { Meaning } from "./meaning";
import { foldedWords } from "./words";

/** The data of a preset that decides about its rank. */
interface Candidate {
  id: number;
  name: string;
  category: Category;
  color: Color;
  type: PresetType;
  url: string;
  purchasedCount: number;
  ratingAverage: number;
  releasedAt: Date;
}

/** The weight of a word of the preset's name; other weights are in the vocabulary. */
const namePoints = 12;

/** A preset with less than this share of the best match's points is left out. */
const leastShare = 0.3;

function pointsFor(preset: Candidate, meanings: readonly Meaning[]): number {
  const name = foldedWords(preset.name);
  const template = slugOf(preset.url);
  let points = 0;
  let matched = 0;
  let isSure = false;
  for (const { word, ...meaning } of meanings) {
    const likeness = Math.max(0, ...name.map((it) => surely(word, it) || vaguely(word, it)));
    const facets = [preset.category, preset.color, preset.type];
    const sure = Math.max(
      namePoints * likeness,
      meaning.template.get(template) ?? 0,
      ...facets.map((it) => meaning.facet.get(it) ?? 0),
    );
    const best = Math.max(sure, meaning.content.get(template) ?? 0);
    points += best;
    if (best > 0) matched++;
    if (sure > 0) isSure = true;
  }
  // A preset that matches only words of its sample has to match all of them.
  return isSure || matched === meanings.length ? points : 0;
}

/**
 * The presets that match, the best first; presets with equal points are in the order of the best
 * sellers.
 */
export function rank<P extends Candidate>(
  presets: readonly P[],
  meanings: readonly Meaning[],
): P[] {
  const scored = presets.map((preset) => ({ preset, points: pointsFor(preset, meanings) }));
  const best = Math.max(0, ...scored.map(({ points }) => points));
  return scored
    .filter(({ points }) => points > 0 && points >= best * leastShare)
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.preset.purchasedCount - a.preset.purchasedCount ||
        b.preset.ratingAverage - a.preset.ratingAverage ||
        b.preset.releasedAt.getTime() - a.preset.releasedAt.getTime() ||
        b.preset.id - a.preset.id,
    )
    .map(({ preset }) => preset);
}
