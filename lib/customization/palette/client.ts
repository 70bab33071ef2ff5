"use client";

import { useSyncExternalStore } from "react";
import { noChoices, type PaletteChoices, readChoices } from "./rules";
import { paletteChangedEvent, storedChoices } from "./storage";

function subscribe(notify: () => void) {
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
    subscribe,
    () => JSON.stringify(storedChoices()),
    () => JSON.stringify(saved ?? noChoices),
  );
  return readChoices(device);
}
