"use client";

import { localStore } from "@/lib/browser-storage";
import { dispatch, shopState } from "@/lib/state/client";
import { deploymentCostOf } from "./rules";

const key = "deployment";
const chosen = "with";

const isStored = (): boolean => localStore.read(key) === chosen;
const store = (isChosen: boolean) => localStore.write(key, isChosen ? chosen : null);

export function chooseDeployment(isChosen: boolean): void {
  store(isChosen);
  syncDeploymentWithCart();
}

/** The choice lives as long as the cart, and its cost goes with the cart's size. */
export function syncDeploymentWithCart(): void {
  const { cart, cartStatus, deployment, deploymentCost } = shopState();
  if (cartStatus !== "settled") return;
  if (cart.length === 0 && isStored()) store(false);
  const isChosen = isStored();
  const cost = deploymentCostOf(cart.length, isChosen);
  if (isChosen !== deployment) dispatch({ type: "set-deployment", deployment: isChosen });
  if (cost !== deploymentCost) dispatch({ type: "set-deployment-cost", deploymentCost: cost });
}

/** Calls `follow` when another tab chooses. */
export function onDeployment(follow: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) follow();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
