"use client";

import { useSyncExternalStore } from "react";
import { localStore } from "@/lib/browser-storage";

/** Of the browser's storage, and of the event on the page that changes it. */
const name = "search-key";
const off = "off";

function subscribe(notify: () => void) {
  const events = ["storage", name];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}

/**
 * Whether the key `/` leads to the search. Whoever speaks what they type, or misses keys, switches it off
 * (WCAG 2.1.4).
 */
export const useSearchKey = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStore.read(name) !== off,
    () => true,
  );

export function switchSearchKey(isOn: boolean): void {
  localStore.write(name, isOn ? null : off);
  dispatchEvent(new Event(name));
}
