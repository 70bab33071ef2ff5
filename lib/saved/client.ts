"use client";

import { useSyncExternalStore } from "react";
import { shopState } from "@/lib/state/client";
import { noPresets, onPresets, ownPresets, store } from "./client-device";
import { maxSeen, type StoredPresets, withFirst } from "./rules";

// Loaded on demand: with their zod schemas, the requests are larger than the buttons.
const changes = () => import("./client-changes");

/** A part of what this visitor has; nothing during hydration. */
export const useSaved = <T>(select: (presets: StoredPresets) => T): T =>
  useSyncExternalStore(
    onPresets,
    () => select(ownPresets()),
    () => select(noPresets),
  );

/** Saves a preset, or saves it no longer. */
export async function changeSaved(id: number, isSaved: boolean): Promise<void> {
  await (await changes()).changeSaved(id, isSaved);
}

export const forgetSeen = async (): Promise<void> => (await changes()).forgetSeen();

/** Fetches a customer's list again. */
export const refreshSaved = async (email: string): Promise<void> =>
  (await changes()).syncSaved(email, true);

/** Notes that the page of a preset was looked at. */
export function recordSeen(id: number): void {
  const presets = ownPresets();
  const { user } = shopState();
  store({ ...presets, seen: withFirst(presets.seen, id, maxSeen) });
  if (!user) return;
  changes()
    .then((it) => it.sendSeen(id))
    .catch(() => {
      // This device has it, and sends it no more: it is only the last page that somebody looked at.
    });
}
