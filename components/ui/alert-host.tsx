"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import { useAlert } from "./alerts";

// Loaded with the first alert: most pages show none.
const AlertDialog = dynamic(() => import("./alert-dialog").then((it) => it.AlertDialog), {
  ssr: false,
});

/** Renders the current alert. Used once, in the root layout. */
export function AlertHost() {
  const alert = useAlert();
  const wasOpened = useRef(false);
  if (alert) wasOpened.current = true;
  return wasOpened.current ? <AlertDialog /> : null;
}
