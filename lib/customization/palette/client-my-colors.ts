"use client";

import { useSyncExternalStore } from "react";
import { localStore, sessionStore } from "@/lib/browser-storage";

const key = "in-my-colors";
const changeEvent = "in-my-colors";

const stored = (...keys: string[]) => keys.some((it) => localStore.read(it) !== null);

const hasOwnLook = () => stored("palette", "brand", "drafts", "business");

/** Whether there is anything to show: a name, colors, words or a trade, or a customer who is signed in. */
export const isVisitorKnown = (): boolean => hasOwnLook() || stored("token");

const isOn = (): boolean => sessionStore.read(key) === "on";

const isOnFromStart = (): boolean => isOn() || (sessionStore.read(key) === null && hasOwnLook());

const isOff = () => false;

function subscribe(notify: () => void) {
  addEventListener(changeEvent, notify);
  return () => removeEventListener(changeEvent, notify);
}

/**
 * Whether this tab shows live templates in the visitor's colors instead of pictures. On the page of one template
 * (`fromStart`) a visitor with a look of their own need not ask for it.
 */
export const useMyColors = (fromStart = false): boolean =>
  useSyncExternalStore(subscribe, fromStart ? isOnFromStart : isOn, isOff);

export function showMyColors(on: boolean) {
  sessionStore.write(key, on ? "on" : "off");
  dispatchEvent(new Event(changeEvent));
}
