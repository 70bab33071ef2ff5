"use client";

import { lazy, Suspense, useRef } from "react";
import { useAlert } from "./alerts";

// Loaded with the first alert: most pages show none. Not `next/dynamic`, whose own code every page would load.
const AlertDialog = lazy(async () => ({ default: (await import("./alert-dialog")).AlertDialog }));

/** Renders the current alert. Used once, in the root layout. */
export function AlertHost() {
  const alert = useAlert();
  const wasOpened = useRef(false);
  if (alert) wasOpened.current = true;
  if (!wasOpened.current) return null;
  return (
    <Suspense>
      <AlertDialog />
    </Suspense>
  );
}
