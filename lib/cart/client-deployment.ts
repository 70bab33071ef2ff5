"use client";

import { dispatch, shopState } from "@/lib/state/client";

const key = "deployment";
const chosenValue = "with";

/** For browsers without local storage. */
let fallback = false;

function isRemembered(): boolean {
  try {
    return localStorage.getItem(key) === chosenValue;
  } catch {
    return fallback;
  }
}

function remember(isChosen: boolean) {
  fallback = isChosen;
  try {
    if (isChosen) localStorage.setItem(key, chosenValue);
    else localStorage.removeItem(key);
  } catch {
    // `fallback` has the value.
  }
}

export function chooseDeployment(isChosen: boolean): void {
  remember(isChosen);
  syncDeploymentWithCart();
}

/** Restores the stored choice, and forgets it once the cart is empty. */
export function syncDeploymentWithCart(): void {
  const { cart, cartStatus, deployment } = shopState();
  if (cartStatus !== "loaded") return;
  if (cart.length === 0 && isRemembered()) remember(false);
  const isChosen = isRemembered();
  if (isChosen !== deployment) dispatch({ type: "set-deployment", deployment: isChosen });
}

/** Calls `onChange` when another tab changes the choice. Returns what removes the listener. */
export function onDeployment(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
