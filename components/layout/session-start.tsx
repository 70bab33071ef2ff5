"use client";

import { useEffect } from "react";
import { localStore, sessionStore } from "@/lib/browser-storage";
import { draftedTemplates } from "@/lib/content/draft-index";
import { startSession, useVisitor, watchSession } from "@/lib/sessions/client";

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
export function SessionStart() {
  const { status, user } = useVisitor();
  const email = user?.email;
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  useEffect(() => {
    if (!email) return;
    syncColors(email).catch(ignore);
    syncDrafts(email).catch(ignore);
  }, [email]);
  useEffect(() => {
    // Of a guest there is something to do only where a customer left something.
    if (status === "customer" || (status === "guest" && localStore.read("saved"))) {
      syncSaved(email).catch(ignore);
    }
  }, [status, email]);
  return null;
}

const ignore = () => {
  // The next page load tries again.
};

const syncColors = (email: string) =>
  import("@/lib/accounts/sync-palette").then(({ syncPalette }) => syncPalette(email));

const syncSaved = (email = "") =>
  import("@/lib/saved/client-changes").then((changes) => changes.syncSaved(email));

const syncedKey = "drafts-of";

/** Once in a tab, and whenever a guest's drafts wait for their account. */
async function syncDrafts(email: string) {
  if (sessionStore.read(syncedKey) === email && draftedTemplates("").length === 0) return;
  const { syncDrafts: sync } = await import("@/components/drafts/sync");
  await sync(email);
  sessionStore.write(syncedKey, email);
}
