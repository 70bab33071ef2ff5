"use client";

import { useSyncExternalStore } from "react";

/** What the shop says in a dialog, wherever on the page it comes from. */
export interface Alert {
  title: string;
  text: string;
  tone?: "good" | "warn" | "bad" | "info";
  /** The label of the button; without one there is no button. */
  confirm?: string | null;
  /** Adds a second button that answers no. */
  cancel?: string;
  /** Milliseconds after which it closes by itself. */
  lasts?: number;
  /** Whether the time that is left is shown as a bar. */
  hasProgress?: boolean;
}

interface OpenAlert extends Alert {
  id: number;
  answer: (isYes: boolean) => void;
}

let current: OpenAlert | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: OpenAlert | null) {
  current = next;
  for (const notify of listeners) notify();
}

/**
 * Opens a dialog, in place of the one that is open. True when its button was pressed or its time was
 * up, false when it was closed in any other way.
 */
export function showAlert(alert: Alert): Promise<boolean> {
  current?.answer(false);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    show({ ...alert, id, answer: resolve });
  });
}

/** The dialog of every failure: spec'd title, the server's sentence. */
export const showError = (error: unknown) =>
  showAlert({
    title: "Error",
    text: error instanceof Error ? error.message : "Something went wrong. Please try again.",
    tone: "bad",
  });

export function closeAlert(isYes: boolean): void {
  const last = current;
  show(null);
  last?.answer(isYes);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useAlert = (): OpenAlert | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
