"use client";

import { localStore } from "@/lib/browser-storage";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { dispatch } from "@/lib/platform/state/client";
import { isInCart, licensesOf, withoutPresets, withPresets } from "./rules";
import { parseStoredCart, serializeCart } from "./stored-cart";

const key = "cart";

export const guestCart = (): CartPreset[] => parseStoredCart(localStore.read(key));

function store(cart: CartPreset[]): void {
  const text = cart.length > 0 ? serializeCart(cart) : null;
  // Browsers pass a change in another tab on after a moment: until then, writing the value read
  // here would undo that change.
  if (text !== localStore.read(key)) localStore.write(key, text);
}

export function changeGuestCart(edit: (cart: CartPreset[]) => CartPreset[]): CartPreset[] {
  // Read again: another tab may have changed it, and its storage event may not have arrived yet.
  const cart = edit(guestCart());
  store(cart);
  dispatch({ type: "replace-cart", cart });
  return cart;
}

export const showGuestCart = (): void => dispatch({ type: "replace-cart", cart: guestCart() });

/** Returns the presets that were not in the cart before. */
export function addToGuestCart(presets: CartPreset[]): CartPreset[] {
  const before = guestCart();
  const cart = changeGuestCart((it) => withPresets(it, presets));
  return presets.filter(({ id }) => !isInCart(before, id) && isInCart(cart, id));
}

export const removeFromGuestCart = (id: number): void => {
  changeGuestCart((cart) => withoutPresets(cart, [id]));
};

/** Replaces stored presets by the fetched ones. Returns those that were removed because they are no longer sold. */
export function updateGuestCart(requested: number[], fetched: CartPreset[]): CartPreset[] {
  const isGone = ({ id }: CartPreset) => requested.includes(id) && !isInCart(fetched, id);
  const gone = guestCart().filter(isGone);
  changeGuestCart((cart) =>
    cart.flatMap((preset) => {
      if (isGone(preset)) return [];
      const found = fetched.find(({ id }) => id === preset.id);
      return found ? { ...found, licenses: licensesOf(preset) } : preset;
    }),
  );
  return gone;
}

/** After a merge: presets that were added after it was sent stay. */
export const clearGuestCart = (ids: number[]): void => store(withoutPresets(guestCart(), ids));

/**
 * Calls `onChange` when another tab changes the guest's cart. Returns a function that removes the
 * listener.
 */
export function onGuestCart(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
