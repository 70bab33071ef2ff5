import type { Merge } from "@/lib/cart/client-merge";

/** What a customer is told after a login; nothing when the cart is as the guest left it. */
export function mergeMessage({ hasGrown, dropped }: Merge): string | null {
  if (!hasGrown && dropped.length === 0) return null;
  const text = "Your cart has been updated and merged with your account's items";
  if (dropped.length === 0) return text;
  // Not before it is needed: every page has the cart's icon, and this takes a while to make.
  const names = new Intl.ListFormat("en");
  const reason = "no longer for sale, or already yours";
  return `${text}. Left out: ${names.format(dropped)} (${reason}).`;
}
