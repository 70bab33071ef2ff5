"use client";

import { useEffect } from "react";
import { startSession, useVisitor, watchSession } from "@/lib/sessions/client";

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
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

/** A failure is ignored: the next page load tries again. */
const syncColors = (email: string) =>
  import("@/lib/accounts/sync-palette")
    .then(({ syncPalette }) => syncPalette(email))
    .catch(() => {});
