"use client";

import { useSyncExternalStore } from "react";
import { noPresets, onPresets, ownPresets } from "./client-device";
import type { StoredPresets } from "./rules";

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

/** Fetches a customer's list again, and returns what is saved. */
export async function refreshSaved(email: string): Promise<number[]> {
  await (await changes()).syncSaved(email, true);
  return ownPresets().saved;
}
