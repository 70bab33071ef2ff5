"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "#translations";
import { useAlert } from "./alerts";
import { tellErrorsWith } from "./error-message";
import { onDemand } from "./on-demand";

// Loaded with the first alert: most pages show none.
const AlertDialog = onDemand(() => import("./alert-dialog").then((it) => it.AlertDialog));

/** Renders the current alert. Used once, in the root layout. */
export function AlertHost() {
  const t = useTranslations("ui");
  const alert = useAlert();
  const wasOpened = useRef(false);
  if (alert) wasOpened.current = true;
  useEffect(() => tellErrorsWith(t));
  return wasOpened.current ? <AlertDialog /> : null;
}
