"use client";

import { useEffect } from "react";
import { localStore, sessionStore } from "@/lib/browser-storage";
import { startSession, useVisitor, watchSession } from "@/lib/platform/sessions/client";
import { syncedKey } from "@/lib/synced";
import { withMessages } from "@/lib/translations/with-messages";

/** Whether the device still names a customer, by their e-mail address or as a tab's customer. */
const isCustomerNamed = () =>
  ["saved", "palette-owner", "drafts"].some((key) => localStore.read(key)?.includes("@")) ||
  sessionStore.read(syncedKey) !== null;

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
export function SessionStart() {
  const { status, user } = useVisitor();
  const email = user?.email ?? "";
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  useEffect(() => {
    if (status === "unknown" || !(email || isCustomerNamed())) return;
    // Forgetting waits for no messages: their file may fail to load.
    const work = email
      ? withMessages(import("./sync-visitor")).then(({ syncVisitor }) => syncVisitor(email))
      : import("./forget-customer").then(({ forgetCustomer }) => forgetCustomer());
    work.catch(() => {
      // The next page load tries again.
    });
  }, [status, email]);
  return null;
}
