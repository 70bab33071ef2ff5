"use client";

import { useSyncExternalStore } from "react";
import { sessionStore } from "@/lib/browser-storage";
import { noChoices, type PaletteChoices, readChoices } from "./rules";
import { paletteChangedEvent, storedChoices } from "./storage";

const key = "in-my-colors";
const changed = "in-my-colors";

const isOn = (): boolean => sessionStore.read(key) === "on";

function subscribe(notify: () => void) {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}

/** Whether this tab shows templates live, in the visitor's colors, instead of their pictures. */
export const useMyColors = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

export function showMyColors(on: boolean) {
  sessionStore.write(key, on ? "on" : null);
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
