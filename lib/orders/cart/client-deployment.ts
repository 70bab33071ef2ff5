"use client";

import { localStore } from "@/lib/browser-storage";
import { dispatch, shopState } from "@/lib/platform/state/client";
import { storeCoupon } from "./client-coupon";

const key = "deployment";
const chosenValue = "with";

const isStored = (): boolean => localStore.read(key) === chosenValue;
const store = (isChosen: boolean) => localStore.write(key, isChosen ? chosenValue : null);

export function chooseDeployment(isChosen: boolean): void {
  store(isChosen);
  syncDeploymentWithCart();
}

/** Restores the stored choice; once the cart is empty, removes the choice and the coupon. */
export function syncDeploymentWithCart(): void {
  const { cart, cartStatus, deployment } = shopState();
  if (cartStatus !== "loaded") return;
  if (cart.length === 0 && isStored()) store(false);
  if (cart.length === 0) storeCoupon(null);
  const isChosen = isStored();
  if (isChosen !== deployment) dispatch({ type: "set-deployment", deployment: isChosen });
}

/**
 * Calls `onChange` when another tab changes the choice. Returns a function that removes the
 * listener.
 */
export function onDeployment(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
