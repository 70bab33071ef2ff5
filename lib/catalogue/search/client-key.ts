"use client";

import { useSyncExternalStore } from "react";
import { localStore } from "@/lib/browser-storage";

/**
 * The key in the browser's storage, and the name of the event on the page that changes the setting.
 */
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
 * Whether the key `/` focuses the search. People who dictate, or who often press keys by mistake,
 * can turn it off (WCAG 2.1.4).
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
