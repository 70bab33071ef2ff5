"use client";

import { useEffect } from "react";
import { localStore } from "@/lib/browser-storage";
import { startSession, useVisitor, watchSession } from "@/lib/platform/sessions/client";

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
export function SessionStart() {
  const { status, user } = useVisitor();
  const email = user?.email ?? "";
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  useEffect(() => {
    // A guest's device has lists to delete only if something is stored on it.
    if (status === "unknown" || !(email || localStore.read("saved"))) return;
    import("./sync-visitor")
      .then(({ syncVisitor }) => syncVisitor(email))
      .catch(() => {
        // The next page load tries again.
      });
  }, [status, email]);
  return null;
}
