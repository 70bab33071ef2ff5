import "server-only";
import { type TradeSlug, tradeSlugs } from "@/lib/catalogue/trades/rules";
import { understand } from "./meaning";
import { getVocabulary } from "./vocabulary";

/** The points of a word that is not complete yet, or has too many typing errors. */
const leastLikeness = 0.7;

export interface MeantTrade {
  slug: TradeSlug;
  /** That of the words. */
  language: string;
}

/** The trade that the words are about; null without one. Words of several languages are in that of the page. */
export async function getMeantTrade(
  words: string,
  languageOfPage: string,
): Promise<MeantTrade | null> {
  const { meanings } = understand(await getVocabulary(), words);
  let best: MeantTrade | null = null;
  let mostPoints = 0;
  for (const slug of tradeSlugs) {
    const meant = meanings.filter(({ trade }) => (trade.get(slug) ?? 0) >= leastLikeness);
    const points = meant.reduce((sum, { trade }) => sum + (trade.get(slug) ?? 0), 0);
    if (points <= mostPoints) continue;
    const languages = meant.flatMap(({ tradeLanguages }) => tradeLanguages.get(slug) ?? []);
    const isOfPage = languages.includes(languageOfPage);
    best = { slug, language: (isOfPage ? undefined : languages[0]) ?? languageOfPage };
    mostPoints = points;
  }
  return best;
}
