"use client";

import { useEffect } from "react";
import { startSession, useVisitor, watchSession } from "@/lib/sessions/client";

/** Finds out once per page load who is looking, and follows the other tabs from then on. */
export function SessionStart() {
  const email = useVisitor().user?.email;
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  useEffect(() => {
    if (email) void syncColors(email);
  }, [email]);
  return null;
}

/** What cannot be settled now waits for the next page. */
const syncColors = (email: string) =>
  import("@/lib/accounts/sync-palette")
    .then(({ syncPalette: followPalette }) => followPalette(email))
    .catch(() => {});
