import { useSyncExternalStore } from "react";

function subscribe(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}

/** The fragment of the address; empty during hydration. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
