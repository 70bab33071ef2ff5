import type { Merge } from "@/lib/cart/client-merge";

/** The message after a merge; null when the account's cart is exactly what the guest's was. */
export function mergeMessage({ hasGrown, dropped }: Merge): string | null {
  if (!hasGrown && dropped.length === 0) return null;
  const text = "Your cart has been updated and merged with your account's items";
  if (dropped.length === 0) return text;
  // Created on demand: every page loads this file, and creating a list format is slow.
  const names = new Intl.ListFormat("en");
  const reason = "no longer for sale, or already yours";
  return `${text}. Left out: ${names.format(dropped)} (${reason}).`;
}
