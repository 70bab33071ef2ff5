"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React has taken the page over: a form that is sent sooner would reload it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
