"use client";

import { localStore } from "@/lib/browser-storage";
import { dispatch } from "@/lib/state/client";
import type { CartPreset } from "@/lib/state/rules";
import { isInCart, readCart, withoutPresets, withPresets } from "./rules";

const key = "cart";

export const guestCart = (): CartPreset[] => readCart(localStore.read(key));

const store = (cart: CartPreset[]) => localStore.writeJson(key, cart.length > 0 ? cart : null);

function change(edit: (cart: CartPreset[]) => CartPreset[]): CartPreset[] {
  // Read anew: another tab may have changed it, and its message may still be on the way.
  const cart = edit(guestCart());
  store(cart);
  dispatch({ type: "replace-cart", cart });
  return cart;
}

export const showGuestCart = (): void => dispatch({ type: "replace-cart", cart: guestCart() });

/** Resolves to those that were not there yet. */
export function addToGuestCart(presets: CartPreset[]): CartPreset[] {
  const before = guestCart();
  const cart = change((it) => withPresets(it, presets));
  return presets.filter(({ id }) => !isInCart(before, id) && isInCart(cart, id));
}

export const removeFromGuestCart = (id: number): void => {
  change((cart) => withoutPresets(cart, [id]));
};

/** Brings what was stored up to date, and answers with what is no longer sold and had to go. */
export function updateGuestCart(asked: number[], fresh: CartPreset[]): CartPreset[] {
  const isGone = ({ id }: CartPreset) => asked.includes(id) && !isInCart(fresh, id);
  const gone = guestCart().filter(isGone);
  change((cart) =>
    cart.flatMap((preset) =>
      isGone(preset) ? [] : (fresh.find(({ id }) => id === preset.id) ?? preset),
    ),
  );
  return gone;
}

/** After a merge. What was added since it was sent stays. */
export const clearGuestCart = (ids: number[]): void => store(withoutPresets(guestCart(), ids));

/** Calls `follow` when another tab changes the guest's cart. */
export function onGuestCart(follow: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
