"use client";

import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/http/client";
import { clearGuestCart, guestCart } from "./client-guest";
import { postCart } from "./endpoints";

export interface Merge {
  /** Whether the account's cart held more than the guest's did. */
  hasGrown: boolean;
  /** Names of presets that could not come along. */
  dropped: string[];
}

/**
 * Sends the guest's cart to the account; null when there is none. The guest's copy goes only when the
 * shop has answered, so that a failure loses nothing and the next page tries again.
 */
export async function mergeGuestCart(email: string): Promise<Merge | null> {
  const guest = guestCart();
  if (guest.length === 0) return null;
  const ids = guest.map(({ id }) => id);
  const merged = await send(email, ids);
  clearGuestCart(ids);
  return {
    hasGrown: merged.length > ids.length,
    dropped: guest.filter(({ id }) => !merged.includes(id)).map(({ name }) => name),
  };
}

async function send(email: string, products: number[]): Promise<number[]> {
  try {
    return (await callApi(postCart, { body: { email, products } })).data;
  } catch (error) {
    // Of several presets the shop leaves out what it cannot take; a single one it refuses by name.
    const isRefused = error instanceof ShopError && /^(not_found|conflict)$/.test(error.code);
    if (products.length === 1 && isRefused) return [];
    throw error;
  }
}
