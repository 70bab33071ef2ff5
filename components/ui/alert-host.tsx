"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import { useAlert } from "./alerts";

// Most pages never say anything: the dialog comes with the first alert.
const AlertDialog = dynamic(() => import("./alert-dialog").then((it) => it.AlertDialog), {
  ssr: false,
});

/** Where alerts appear: once in the layout. */
export function AlertHost() {
  const alert = useAlert();
  const hasSpoken = useRef(false);
  if (alert) hasSpoken.current = true;
  return hasSpoken.current ? <AlertDialog /> : null;
}
