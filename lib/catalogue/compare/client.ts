"use client";

import { useSyncExternalStore } from "react";
import { localStore } from "@/lib/browser-storage";
import { type Choice, maxCompared, parseChoices } from "./rules";

const key = "compare";

/** Dispatched on the page that changed the choice; other tabs get a `storage` event. */
const changeEvent = "compare";

const none: Choice[] = [];

let stored: string | null = null;
let choices = none;

/** Parsed once for each stored value: React compares what it reads by identity. */
export function readChoices(): Choice[] {
  const json = localStore.read(key);
  if (json !== stored) {
    stored = json;
    choices = parseChoices(json);
  }
  return choices;
}

export function onChoices(notify: () => void): () => void {
  addEventListener("storage", notify);
  addEventListener(changeEvent, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(changeEvent, notify);
  };
}

/** The presets that were chosen for comparison on this device. */
export const useChoices = (): Choice[] => useSyncExternalStore(onChoices, readChoices, () => none);

export function storeChoices(next: Choice[]): void {
  localStore.writeJson(key, next.length > 0 ? next : null);
  dispatchEvent(new Event(changeEvent));
}

/** Adds a preset to the comparison, or removes it. False if the comparison is full. */
export function toggleChoice(choice: Choice): boolean {
  const others = readChoices().filter(({ id }) => id !== choice.id);
  const isChosen = others.length < readChoices().length;
  if (!isChosen && others.length === maxCompared) return false;
  storeChoices(isChosen ? others : [...others, choice]);
  return true;
}
