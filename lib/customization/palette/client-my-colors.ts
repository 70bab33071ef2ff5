"use client";

import { useSyncExternalStore } from "react";
import { sessionStore } from "@/lib/browser-storage";

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
