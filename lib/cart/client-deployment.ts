"use client";

import { dispatch, shopState } from "@/lib/state/client";

const key = "deployment";
const chosen = "with";

/** For browsers whose store is shut. */
let fallback = false;

function isRemembered(): boolean {
  try {
    return localStorage.getItem(key) === chosen;
  } catch {
    return fallback;
  }
}

function remember(isChosen: boolean) {
  fallback = isChosen;
  try {
    if (isChosen) localStorage.setItem(key, chosen);
    else localStorage.removeItem(key);
  } catch {
    // Kept above.
  }
}

export function chooseDeployment(isChosen: boolean): void {
  remember(isChosen);
  syncDeploymentWithCart();
}

/** The choice lives as long as the cart, and its cost goes with the cart's size. */
export function syncDeploymentWithCart(): void {
  const { cart, cartStatus, deployment } = shopState();
  if (cartStatus !== "loaded") return;
  if (cart.length === 0 && isRemembered()) remember(false);
  const isChosen = isRemembered();
  if (isChosen !== deployment) dispatch({ type: "set-deployment", deployment: isChosen });
}

/** Calls `follow` when another tab chooses. */
export function onDeployment(follow: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) follow();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
