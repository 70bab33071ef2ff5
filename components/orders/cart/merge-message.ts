import type { Merge } from "@/lib/orders/cart/client-merge";
import { mergeTexts as texts } from "./button-texts";

/** The message after a merge; null when the account's cart now equals the guest's. */
export function mergeMessage({ hasGrown, dropped }: Merge): string | null {
  if (!hasGrown && dropped.length === 0) return null;
  if (dropped.length === 0) return texts.merged;
  // Created on demand: every page loads this file, and creating a list format is slow.
  const names = new Intl.ListFormat("en");
  return `${texts.merged}. ${texts.leftOut(names.format(dropped))}`;
}
