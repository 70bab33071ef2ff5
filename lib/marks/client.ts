"use client";

import { useSyncExternalStore } from "react";
import { localStore } from "@/lib/browser-storage";
import { type Marks, noMarks, onMarks, shownMarks } from "./shown";

// Loaded where somebody has marked something, or does: pages with cards load the buttons only.
const load = () => import("./client-marks");

const follow = () => {
  load().catch(() => {
    // The next change or click tries again.
  });
};

/** Keys of the browser's storage, and events on the page that changes what they hold. */
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

/** A part of what this visitor marked; nothing during hydration. */
export const useMarks = <T>(select: (marks: Marks) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(shownMarks()),
    () => select(noMarks),
  );

/** Marks a preset, or takes the mark away. Throws a `ShopError` where that is not possible. */
export const toggleMark = async (mark: keyof Marks, preset: { id: number; name: string }) =>
  (await load()).toggle[mark](preset);
