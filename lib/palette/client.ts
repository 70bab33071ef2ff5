"use client";

import { useSyncExternalStore } from "react";
import { noChoices, type PaletteChoices, readChoices } from "./rules";
import { paletteChangedEvent, storedChoices } from "./storage";

const key = "in-my-colors";
const changed = "in-my-colors";

/** For browsers whose store is shut: it then lasts as long as the page. */
let fallback = false;

function isOn(): boolean {
  try {
    return sessionStorage.getItem(key) === "on";
  } catch {
    return fallback;
  }
}

function subscribe(notify: () => void) {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}

/** Whether this tab shows templates live, in the visitor's colors, instead of their pictures. */
export const useMyColors = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

export function showMyColors(on: boolean) {
  fallback = on;
  try {
    if (on) sessionStorage.setItem(key, "on");
    else sessionStorage.removeItem(key);
  } catch {
    // Kept above.
  }
  dispatchEvent(new Event(changed));
}

const never = () => () => {};

/** False on the server and while its markup is taken over. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function subscribeToChoices(notify: () => void) {
  addEventListener("storage", notify);
  addEventListener(paletteChangedEvent, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(paletteChangedEvent, notify);
  };
}

/** The colors chosen on this device; those of the profile until the device can be asked. */
export function usePaletteChoices(saved: PaletteChoices | null): PaletteChoices {
  const device = useSyncExternalStore(
    subscribeToChoices,
    () => JSON.stringify(storedChoices()),
    () => JSON.stringify(saved ?? noChoices),
  );
  return readChoices(device);
}
