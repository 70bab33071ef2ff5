"use client";

import { useEffect } from "react";
import { useTranslations } from "#translations";
import { localStore, sessionStore } from "@/lib/browser-storage";
import { startSession, useVisitor, watchSession } from "@/lib/platform/sessions/client";
import { syncedKey } from "@/lib/synced";

/** Whether the device still names a customer, by their e-mail address or as a tab's customer. */
const isCustomerNamed = () =>
  ["saved", "palette-owner", "drafts"].some((key) => localStore.read(key)?.includes("@")) ||
  sessionStore.read(syncedKey) !== null;

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
export function SessionStart() {
  const t = useTranslations("taken");
  const { status, user } = useVisitor();
  const email = user?.email ?? "";
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator is a new one each time.
  useEffect(() => {
    if (status === "unknown" || !(email || isCustomerNamed())) return;
    import("./sync-visitor")
      .then(({ syncVisitor }) => syncVisitor(email, t))
      .catch(() => {
        // The next page load tries again.
      });
  }, [status, email]);
  return null;
}
