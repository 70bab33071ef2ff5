"use client";

import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import { clearGuestCart, guestCart } from "./client-guest";
import { postCart } from "./endpoints";
import { type WantedPreset, wantedOf } from "./rules";

export interface Merge {
  /** Whether the account's cart now has more presets than the guest's had. */
  hasGrown: boolean;
  /** Names of the presets that could not be added. */
  dropped: string[];
}

/**
 * Adds the guest's cart to the account's; null when the guest's is empty. The stored cart is deleted after
 * a successful response only: a failure loses nothing, and the next page load tries again.
 */
export async function mergeGuestCart(email: string): Promise<Merge | null> {
  const guest = guestCart();
  if (guest.length === 0) return null;
  const ids = guest.map(({ id }) => id);
  const merged = await send(email, guest.map(wantedOf));
  clearGuestCart(ids);
  return {
    hasGrown: merged.length > ids.length,
    dropped: guest.filter(({ id }) => !merged.includes(id)).map(({ name }) => name),
  };
}

async function send(email: string, products: (number | WantedPreset)[]): Promise<number[]> {
  try {
    return (await callApi(postCart, { body: { email, products } })).data;
  } catch (error) {
    // Of several presets the API skips those that cannot be added; a single one is a 404 or 409.
    const isRejected = error instanceof ShopError && /^(not_found|conflict)$/.test(error.code);
    if (products.length === 1 && isRejected) return [];
    throw error;
  }
}
