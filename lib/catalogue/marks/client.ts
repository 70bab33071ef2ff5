"use client";

import { useSyncExternalStore } from "react";
import { localStore } from "@/lib/browser-storage";
import { withMessages } from "@/lib/translations/with-messages";
import { type Marks, noMarks, onMarks, shownMarks } from "./shown";

// Loaded only for visitors who have marked a preset or do so: pages with cards load only the
// buttons.
const load = () => withMessages(import("./client-marks"));

const follow = () => {
  load().catch(() => {
    // The next change or click tries again.
  });
};

/** Keys of the browser's storage, and names of the events on the page that change their values. */
const stores = ["saved", "compare"];

let isStarted = false;

function subscribe(notify: () => void) {
  if (!isStarted) {
    isStarted = true;
    for (const event of ["storage", ...stores]) addEventListener(event, follow);
    if (stores.some(localStore.read)) follow();
  }
  return onMarks(notify);
}

/** A part of this visitor's marks; empty during hydration. */
export const useMarks = <T>(select: (marks: Marks) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(shownMarks()),
    () => select(noMarks),
  );

/** Marks a preset, or removes the mark. Throws a `ShopError` if that is not possible. */
export const toggleMark = async (mark: keyof Marks, preset: { id: number; name: string }) =>
  (await load()).toggle[mark](preset);
