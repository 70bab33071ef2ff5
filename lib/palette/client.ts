"use client";

import { useSyncExternalStore } from "react";
import { sessionStore } from "@/lib/browser-storage";
import { noChoices, type PaletteChoices, readChoices } from "./rules";
import { paletteChangedEvent, storedChoices } from "./storage";

const key = "in-my-colors";
const changeEvent = "in-my-colors";

const isOn = (): boolean => sessionStore.read(key) === "on";

function subscribe(notify: () => void) {
  addEventListener(changeEvent, notify);
  return () => removeEventListener(changeEvent, notify);
}

/** Whether this tab shows live templates in the visitor's colors instead of pictures. */
export const useMyColors = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

export function showMyColors(on: boolean) {
  sessionStore.write(key, on ? "on" : null);
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
