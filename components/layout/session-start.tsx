"use client";

import { useEffect } from "react";
import { followOtherTabs, startSession } from "@/lib/sessions/client";

/** Finds out once per page load who is looking, and follows the other tabs from then on. */
export function SessionStart() {
  useEffect(() => {
    void startSession();
    return followOtherTabs();
  }, []);
  return null;
}
