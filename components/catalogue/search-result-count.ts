import { mostFound } from "@/lib/catalogue/search/words";
import type { Translator } from "@/lib/translations/translator";

type T = Translator<"searchFound">;

const found = (words: string, count: number, t: T) =>
  count === mostFound ? t("foundMost", { count, words }) : t("found", { count, words });

/** The number of results on all pages. If a search finds the maximum, there may be more. */
export function resultsFound(words: string, count: number, t: T): string {
  const said = found(words, count, t);
  return count === mostFound ? t("best", { found: said }) : said;
}

/** The number of suggestions. */
export function suggestionsFound(words: string, shown: number, count: number, t: T): string {
  if (shown === 0) return t("none", { words });
  const said = found(words, count, t);
  return shown < count ? t("bestOf", { found: said, shown }) : said;
}
