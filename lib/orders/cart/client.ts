"use client";

import { ShopError } from "@/lib/errors";
import { isOwnSignIn } from "@/lib/platform/sessions/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { dispatch, shopState, subscribe, useShop } from "@/lib/platform/state/client";
import type { CartStatus } from "@/lib/platform/state/rules";
import { onRestoredPage } from "@/lib/restored-page";
import type { CustomerCart } from "./client-customer";
import { onDeployment, syncDeploymentWithCart } from "./client-deployment";
import {
  addToGuestCart,
  guestCart,
  onGuestCart,
  removeFromGuestCart,
  showGuestCart,
  updateGuestCart,
} from "./client-guest";
import type { Merge } from "./client-merge";
import { cartIsFull, isInCart, maxCartSize } from "./rules";

// Loaded on demand: most visits of guests do not need these modules.
const presets = () => import("./client-presets");
const customerCart = () => import("./client-customer");
const merging = () => import("./client-merge");

export const useCart = (): CartPreset[] => useShop((state) => state.cart);
export const useCartStatus = (): CartStatus => useShop((state) => state.cartStatus);
export const useDeployment = (): boolean => useShop((state) => state.deployment);

/** Whether a preset is in this visitor's cart, or already bought. */
export type CartMembership = "unknown" | "out" | "in" | "bought";

export const useCartMembership = (id: number): CartMembership =>
  useShop(({ bought, cart, cartStatus }) => {
    if (bought.includes(id)) return "bought";
    if (isInCart(cart, id)) return "in";
    return cartStatus === "unknown" ? "unknown" : "out";
  });

/** Called when a merge ends or fails. */
interface Listener {
  onMerge: (merge: Merge) => void;
  onFailure: (error: unknown) => void;
}

/** The cart that the page shows: "none" until it is known whether the visitor is a guest or a customer. */
type ActiveCart =
  | { kind: "none" | "guest" }
  | { kind: "customer"; email: string; cart: Promise<CustomerCart> };

let active: ActiveCart = { kind: "none" };

/**
 * Loads the visitor's cart, and again when the visitor changes, another tab changes the cart, or the
 * browser restores the page.
 * Returns a function that stops it.
 */
export function startCart(listener: Listener): () => void {
  const sync = () => {
    syncWithVisitor(listener);
    syncDeploymentWithCart();
  };
  sync();
  const stops = [
    subscribe(sync),
    onGuestCart(() => active.kind === "guest" && showGuestCart()),
    onDeployment(syncDeploymentWithCart),
    onRestoredPage(() => {
      if (active.kind === "guest") showGuestCart();
      syncDeploymentWithCart();
      // A failure is harmless: the server compares all prices again when the order is placed.
      refreshCart(true).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function syncWithVisitor(listener: Listener) {
  const { user, isVisitorKnown } = shopState();
  const kind = user ? "customer" : isVisitorKnown ? "guest" : "none";
  const isSame =
    kind === active.kind && (active.kind !== "customer" || active.email === user?.email);
  if (isSame) return;
  if (active.kind === "customer") void active.cart.then((cart) => cart.close()).catch(() => {});
  if (user) return openCart(user.email, listener);
  active = { kind: isVisitorKnown ? "guest" : "none" };
  if (isVisitorKnown) showGuestCart();
}

function openCart(email: string, { onMerge, onFailure }: Listener) {
  const isSignedIn = () => shopState().user?.email === email;
  const fail = (error: unknown) => {
    if (isSignedIn()) onFailure(error);
    return null;
  };
  const open = async () => {
    // Only the tab that signed in merges and shows the message; it notifies the others.
    const merge = isOwnSignIn() ? await mergeOnce(email).catch(fail) : null;
    const cart = await (await customerCart()).openCustomerCart(email);
    if (merge) cart.notifyTabs();
    if (merge && isSignedIn()) onMerge(merge);
    return cart;
  };
  const cart = open();
  active = { kind: "customer", email, cart };
  cart.catch(() => isSignedIn() && dispatch({ type: "fail-cart" }));
}

/**
 * When several tabs find a guest's cart at the same time, one sends it; then the others find none.
 */
const mergeOnce = (email: string) =>
  withTabLock(async () => (await merging()).mergeGuestCart(email));

/** Web Locks exist in secure contexts only. Merging twice is harmless: adding a preset again changes nothing. */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("cart", work) : work();

/** Resolves to the presets that were added; empty when all of them were in the cart before. */
export async function addToCart(ids: number[]): Promise<CartPreset[]> {
  const cart = active.kind === "guest" ? guestCart() : shopState().cart;
  const [first, ...others] = ids.filter((id) => !isInCart(cart, id));
  if (first === undefined) return [];
  if (cart.length >= maxCartSize) throw new ShopError("conflict", cartIsFull());
  const { fetchPresets, requirePreset } = await presets();
  const fetched =
    others.length > 0 ? await fetchPresets([first, ...others]) : [await requirePreset(first)];
  return active.kind === "customer" ? (await active.cart).add(fetched) : addToGuestCart(fetched);
}

/**
 * Loads the modules that `addToCart` needs, for a visitor about to click; if loading fails, the
 * click tries again.
 */
export const prepareToAdd = (): void => void presets().catch(() => {});

export async function removeFromCart(id: number): Promise<void> {
  if (active.kind === "customer") await (await active.cart).remove(id);
  else removeFromGuestCart(id);
}

/** For the parts of the cart that are in modules of their own. */
export const activeCart = (): ActiveCart => active;

/**
 * Updates prices and images; with `isOutdated` also when they were fetched a moment ago. Resolves to the
 * presets that were removed from a guest's cart because they are no longer sold.
 */
export async function refreshCart(isOutdated = false): Promise<CartPreset[]> {
  if (active.kind === "customer") await (await active.cart).refresh(isOutdated);
  if (active.kind !== "guest" || guestCart().length === 0) return [];
  const ids = guestCart().map(({ id }) => id);
  const fetched = await (await presets()).fetchPresets(ids);
  return active.kind === "guest" ? updateGuestCart(ids, fetched) : [];
}
