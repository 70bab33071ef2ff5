import { localeOf } from "@/lib/languages.mjs";
import type { Merge } from "@/lib/orders/cart/client-merge";
import type { Translator } from "@/lib/translations/translator";

/** The message after a merge; null when the account's cart now equals the guest's. */
export function mergeMessage(
  { hasGrown, dropped }: Merge,
  t: Translator<"cartMerge">,
  language: string,
): string | null {
  if (dropped.length === 0) return hasGrown ? t("merged") : null;
  // Created on demand: every page loads this file, and creating a list format is slow.
  const names = new Intl.ListFormat(localeOf(language));
  return t("leftOut", { names: names.format(dropped) });
}
