"use client";

import { localStore } from "@/lib/browser-storage";
import { shopState, subscribe } from "@/lib/platform/state/client";
import { nothingSaved, parseStored, type StoredPresets } from "./rules";
import { seenKey } from "./seen";

const key = "saved";

/** Dispatched on the page that changed the list; other tabs get a `storage` event. */
const changeEvent = "saved";

let read: (string | null)[] = [];
let parsed = parseStored(null, null);

/** The list on this device, for whichever visitor; the same object until it changes. */
export function readStored(): StoredPresets {
  const [saved, seen] = [localStore.read(key), localStore.read(seenKey)];
  if (saved !== read[0] || seen !== read[1]) {
    read = [saved, seen];
    parsed = parseStored(saved, seen);
  }
  return parsed;
}

export function store({ owner, saved, seen }: StoredPresets): void {
  localStore.writeJson(key, saved.length > 0 || owner ? { owner, saved } : null);
  localStore.write(seenKey, seen.join() || null);
  dispatchEvent(new Event(changeEvent));
}

export const noPresets: StoredPresets = { owner: "", ...nothingSaved };

/**
 * The favorites and recently viewed presets of this visitor, as far as this device knows; a guest's
 * are moved to an account at a login.
 */
export function ownPresets(): StoredPresets {
  const stored = readStored();
  return !stored.owner || stored.owner === shopState().user?.email ? stored : noPresets;
}

/**
 * Calls `notify` when the list or the visitor may have changed. Returns a function that stops it.
 */
export function onPresets(notify: () => void): () => void {
  addEventListener("storage", notify);
  addEventListener(changeEvent, notify);
  const stop = subscribe(notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(changeEvent, notify);
    stop();
  };
}
