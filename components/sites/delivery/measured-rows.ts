import type { Measured } from "@/lib/sites/delivery/measured";
import { measuredTexts as texts } from "./texts";

type Row = readonly [name: string, value: string];

const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);

/** A Lighthouse score of 0 to 100. */
export const measuredScores = (measured: Measured): Row[] => [
  [texts.performance, String(measured.performance)],
  [texts.accessibility, String(measured.accessibility)],
  [texts.bestPractices, String(measured.bestPractices)],
  [texts.seo, String(measured.seo)],
];

export const measuredFacts = ({
  barriers,
  weight,
  fitsNarrowPhone,
  hasDarkMode,
}: Measured): Row[] => [
  [texts.barriers, texts.problems(barriers)],
  [texts.weight, texts.kilobytes(weight)],
  [texts.fitsNarrowPhone, yesOrNo(fitsNarrowPhone)],
  [texts.darkMode, yesOrNo(hasDarkMode)],
];
