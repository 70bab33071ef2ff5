"use client";

import { useSyncExternalStore } from "react";
import { noPresets, onPresets, ownPresets } from "./client-device";
import type { StoredPresets } from "./rules";

// Loaded on demand: with their zod schemas, the requests are larger than the buttons.
const changes = () => import("./client-changes");

/** A part of this visitor's lists; empty during hydration. */
export const useSaved = <T>(select: (presets: StoredPresets) => T): T =>
  useSyncExternalStore(
    onPresets,
    () => select(ownPresets()),
    () => select(noPresets),
  );

/** Adds a preset to the favorites, or removes it. */
export async function changeSaved(id: number, isSaved: boolean): Promise<void> {
  await (await changes()).changeSaved(id, isSaved);
}

export const forgetSeen = async (): Promise<void> => (await changes()).forgetSeen();

/** Loads a customer's list again, and returns the favorites. */
export async function refreshSaved(email: string): Promise<number[]> {
  await (await changes()).syncSaved(email, true);
  return ownPresets().saved;
}
