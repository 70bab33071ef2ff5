import { type Trade, trades } from "@/lib/customization/first-draft/trades";
import { tryOnTexts } from "./texts";

/** The trade of the list that is called so, or else the one that the words speak of most. */
export async function matchTrade(text: string): Promise<Trade | null> {
  const words = text.trim().toLowerCase();
  const called = trades.find((trade) => tryOnTexts.trades[trade].toLowerCase() === words);
  if (called) return called;
  const { nearestTrade } = await import("@/lib/customization/first-draft/trade-words");
  return nearestTrade(words);
}
