"use client";

import { useRef } from "react";
import { useAlert } from "./alerts";
import { onDemand } from "./on-demand";

// Loaded with the first alert: most pages show none.
const AlertDialog = onDemand(() => import("./alert-dialog").then((it) => it.AlertDialog));

/** Renders the current alert. Used once, in the root layout. */
export function AlertHost() {
  const alert = useAlert();
  const wasOpened = useRef(false);
  if (alert) wasOpened.current = true;
  return wasOpened.current ? <AlertDialog /> : null;
}
