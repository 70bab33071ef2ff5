import { type Trade, trades } from "@/lib/customization/first-draft/trades";
import type { Translator } from "@/lib/translations/translator";

/** The trade of the list that is called so, or else the one that the words speak of most. */
export async function matchTrade(
  text: string,
  labelOf: Translator<"tradeLabels">,
): Promise<Trade | null> {
  const words = text.trim().toLowerCase();
  const called = trades.find((trade) => labelOf(trade).toLowerCase() === words);
  if (called) return called;
  const { nearestTrade } = await import("@/lib/customization/first-draft/trade-words");
  return nearestTrade(words);
}
