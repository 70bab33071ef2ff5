"use client";

import { useEffect } from "react";

/** Tells the page's first script that what was clicked and written before React was there can be done. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
