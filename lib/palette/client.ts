"use client";

import { useSyncExternalStore } from "react";
import { noChoices, type PaletteChoices, readChoices } from "./rules";
import { paletteChangedEvent, storedChoices } from "./storage";

const key = "in-my-colors";
const changeEvent = "in-my-colors";

/** For browsers without sessionStorage: lasts as long as the page. */
let fallback = false;

function isOn(): boolean {
  try {
    return sessionStorage.getItem(key) === "on";
  } catch {
    return fallback;
  }
}

function subscribe(notify: () => void) {
  addEventListener(changeEvent, notify);
  return () => removeEventListener(changeEvent, notify);
}

/** Whether this tab shows live templates in the visitor's colors instead of pictures. */
export const useMyColors = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

export function showMyColors(on: boolean) {
  fallback = on;
  try {
    if (on) sessionStorage.setItem(key, "on");
    else sessionStorage.removeItem(key);
  } catch {
    // `fallback` is used instead.
  }
  dispatchEvent(new Event(changeEvent));
}

const subscribeToNothing = () => () => {};

/** False on the server and during hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
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

/** The colors chosen on this device; those of the profile on the server and during hydration. */
export function usePaletteChoices(saved: PaletteChoices | null): PaletteChoices {
  const device = useSyncExternalStore(
    subscribeToChoices,
    () => JSON.stringify(storedChoices()),
    () => JSON.stringify(saved ?? noChoices),
  );
  return readChoices(device);
}
