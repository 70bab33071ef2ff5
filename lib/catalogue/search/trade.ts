import "server-only";
import { type TradeSlug, tradeSlugs } from "@/lib/catalogue/trades/rules";
import { understand } from "./meaning";
import { getVocabulary } from "./vocabulary";

/** The points of a word that is not complete yet, or has too many typing errors. */
const leastLikeness = 0.7;

/** The industry (with a page) that the words are about; null without one. */
export async function getMeantTrade(words: string): Promise<TradeSlug | null> {
  const { meanings } = understand(await getVocabulary(), words);
  let best: TradeSlug | null = null;
  let mostPoints = 0;
  for (const slug of tradeSlugs) {
    const likenesses = meanings.map(({ trade }) => trade.get(slug) ?? 0);
    const points = likenesses.reduce((sum, it) => sum + (it < leastLikeness ? 0 : it), 0);
    if (points > mostPoints) [best, mostPoints] = [slug, points];
  }
  return best;
}
