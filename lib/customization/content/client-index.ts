"use client";

import { useSyncExternalStore } from "react";
import { useShop } from "@/lib/platform/state/client";
import { draftedTemplates, draftsChangedEvent, hasDraft } from "./draft-index";

function subscribe(notify: () => void) {
  addEventListener("storage", notify);
  addEventListener(draftsChangedEvent, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(draftsChangedEvent, notify);
  };
}

/**
 * Whether the visitor has a draft of a template, as far as this device knows; false during
 * hydration.
 */
export function useHasDraft(slug: string): boolean {
  const owner = useShop(({ user }) => user?.email ?? "");
  return useSyncExternalStore(
    subscribe,
    () => hasDraft(owner, slug),
    () => false,
  );
}

/** Whether a guest has a draft of any template on this device; false during hydration. */
export const useHasGuestDrafts = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => draftedTemplates("").length > 0,
    () => false,
  );
