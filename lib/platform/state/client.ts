"use client";

import { useSyncExternalStore } from "react";
import { initialState, reduce, type ShopAction, type ShopState } from "./rules";

/** One state per page load, shared by every island on the page. */
let state = initialState;
const listeners = new Set<() => void>();

export const shopState = (): ShopState => state;

export function dispatch(action: ShopAction): void {
  state = reduce(state, action);
  for (const notify of listeners) notify();
}

export function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** A part of the state. `select` must return the same value for the same state. */
export const useShop = <T>(select: (state: ShopState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(initialState),
  );
