"use client";

import { useSyncExternalStore } from "react";
import { errorMessage, errorTitle } from "./error-message";

/** A message in a modal dialog. It can be shown from any component or client module. */
export interface Alert {
  title: string;
  text: string;
  tone?: "good" | "warn" | "bad" | "info";
  /** The button's label, "OK" by default; null for no button. */
  confirm?: string | null;
  /** The label of a second button, which resolves to false. */
  cancel?: string;
  /** Another way on, below the buttons. */
  link?: { question: string; label: string; href: string };
  /** Closes by itself after this time and resolves to true. */
  closesAfterMs?: number;
  /** Whether a bar shows the remaining time. */
  hasProgress?: boolean;
}

interface OpenAlert extends Alert {
  id: number;
  resolve: (isYes: boolean) => void;
}

let current: OpenAlert | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: OpenAlert | null) {
  current = next;
  for (const notify of listeners) notify();
}

/**
 * Opens an alert and closes the one that is open. Resolves to true when its button was pressed or its
 * time ran out, to false when it was closed in any other way.
 */
export function showAlert(alert: Alert): Promise<boolean> {
  current?.resolve(false);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    show({ ...alert, id, resolve });
  });
}

/** The alert for a failed action, with the server's message. */
export function showError(error: unknown) {
  const isWarning = error instanceof Error && error.name === "ShopWarning";
  return showAlert({
    title: errorTitle(isWarning),
    tone: isWarning ? "warn" : "bad",
    text: errorMessage(error),
  });
}

export function closeAlert(isYes: boolean): void {
  const last = current;
  show(null);
  last?.resolve(isYes);
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
