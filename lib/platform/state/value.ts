"use client";

import { useSyncExternalStore } from "react";

/** A value that components subscribe to, set from outside React. */
export interface Value<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createValue<T>(first: T): Value<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const notify of listeners) notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useValue = <T>({ subscribe, get }: Value<T>): T =>
  useSyncExternalStore(subscribe, get, get);
