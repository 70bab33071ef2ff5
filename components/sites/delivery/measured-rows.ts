import type { Measured } from "@/lib/sites/delivery/measured";
import type { Translator } from "@/lib/translations/translator";

type Row = readonly [name: string, value: string];

type Words = Translator<"measured">;

const yesOrNo = (is: boolean, t: Words) => t(is ? "yes" : "no");

/** A Lighthouse score of 0 to 100. */
export const measuredScores = (measured: Measured, t: Words): Row[] => [
  [t("performance"), String(measured.performance)],
  [t("accessibility"), String(measured.accessibility)],
  [t("bestPractices"), String(measured.bestPractices)],
  [t("seo"), String(measured.seo)],
];

export const measuredFacts = (
  { barriers, weight, fitsNarrowPhone, hasDarkMode }: Measured,
  t: Words,
): Row[] => [
  [t("barriers"), t("problems", { count: barriers })],
  [t("weight"), t("kilobytes", { count: Math.round(weight / 1024) })],
  [t("fitsNarrowPhone"), yesOrNo(fitsNarrowPhone, t)],
  [t("darkMode"), yesOrNo(hasDarkMode, t)],
];
