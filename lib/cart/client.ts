"use client";

import { ShopError } from "@/lib/errors";
import { isOwnSignIn } from "@/lib/sessions/client";
import { dispatch, shopState, subscribe, useShop } from "@/lib/state/client";
import type { CartPreset, CartStatus } from "@/lib/state/rules";
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

// A guest's page loads none of these until something is done with the cart.
const presets = () => import("./client-presets");
const customerCart = () => import("./client-customer");
const merging = () => import("./client-merge");

export const useCart = (): CartPreset[] => useShop((state) => state.cart);
export const useCartStatus = (): CartStatus => useShop((state) => state.cartStatus);
export const useDeployment = (): boolean => useShop((state) => state.deployment);

/** Where a preset is, as far as this visitor is concerned. */
export type CartMembership = "unknown" | "out" | "in" | "bought";

export const useCartMembership = (id: number): CartMembership =>
  useShop(({ bought, cart, cartStatus }) => {
    if (bought.includes(id)) return "bought";
    if (isInCart(cart, id)) return "in";
    return cartStatus === "unknown" ? "unknown" : "out";
  });

/** What a page is told of a cart that moves by itself. */
interface Listener {
  onMerge: (merge: Merge) => void;
  onFailure: (error: unknown) => void;
}

/** Whose cart is shown: nobody's before it is known who looks, a guest's, or a customer's. */
type Shown =
  | { kind: "none" | "guest" }
  | { kind: "customer"; email: string; cart: Promise<CustomerCart> };

let shown: Shown = { kind: "none" };

/** Shows the cart of whoever looks at the page, and follows other tabs. */
export function startCart(listener: Listener): () => void {
  const follow = () => {
    followVisitor(listener);
    syncDeploymentWithCart();
  };
  follow();
  const stops = [
    subscribe(follow),
    onGuestCart(() => shown.kind === "guest" && showGuestCart()),
    onDeployment(syncDeploymentWithCart),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function followVisitor(listener: Listener) {
  const { user, isVisitorKnown } = shopState();
  const kind = user ? "customer" : isVisitorKnown ? "guest" : "none";
  const isSame = kind === shown.kind && (shown.kind !== "customer" || shown.email === user?.email);
  if (isSame) return;
  if (shown.kind === "customer") void shown.cart.then((cart) => cart.close()).catch(() => {});
  if (user) return openCart(user.email, listener);
  shown = { kind: isVisitorKnown ? "guest" : "none" };
  if (isVisitorKnown) showGuestCart();
}

function openCart(email: string, { onMerge, onFailure }: Listener) {
  const isTheirs = () => shopState().user?.email === email;
  const fail = (error: unknown) => {
    if (isTheirs()) onFailure(error);
    return null;
  };
  const open = async () => {
    // The tab that signed in merges and says so; the others hear of it.
    const merge = isOwnSignIn() ? await mergeOnce(email).catch(fail) : null;
    const cart = await (await customerCart()).openCustomerCart(email);
    if (merge) cart.tellTabs();
    if (merge && isTheirs()) onMerge(merge);
    return cart;
  };
  const cart = open();
  shown = { kind: "customer", email, cart };
  cart.catch(() => isTheirs() && dispatch({ type: "miss-cart" }));
}

/** Of several pages that find a guest's cart at once, one sends it; the others find nothing left. */
const mergeOnce = (email: string) =>
  oneTabAtATime(async () => (await merging()).mergeGuestCart(email));

/** Browsers have locks on secure pages only; the shop's own answer is safe without. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("cart", work) : work();

/** Resolves to the presets that joined the cart; to none when all of them were there already. */
export async function addToCart(ids: number[]): Promise<CartPreset[]> {
  const cart = shown.kind === "guest" ? guestCart() : shopState().cart;
  const [first, ...others] = ids.filter((id) => !isInCart(cart, id));
  if (first === undefined) return [];
  if (cart.length >= maxCartSize) throw new ShopError("conflict", cartIsFull);
  const { fetchPresets, requirePreset } = await presets();
  const found =
    others.length > 0 ? await fetchPresets([first, ...others]) : [await requirePreset(first)];
  return shown.kind === "customer" ? (await shown.cart).add(found) : addToGuestCart(found);
}

export async function removeFromCart(id: number): Promise<void> {
  if (shown.kind === "customer") await (await shown.cart).remove(id);
  else removeFromGuestCart(id);
}

/** Brings prices and pictures up to date, by all means when they are known to be outdated. Resolves to presets that had to leave a guest's cart. */
export async function refreshCart(isOutdated = false): Promise<CartPreset[]> {
  if (shown.kind === "customer") await (await shown.cart).refresh(isOutdated);
  if (shown.kind !== "guest" || guestCart().length === 0) return [];
  const ids = guestCart().map(({ id }) => id);
  const fresh = await (await presets()).fetchPresets(ids);
  return shown.kind === "guest" ? updateGuestCart(ids, fresh) : [];
}
