"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until hydration: submitting a form earlier would reload the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
