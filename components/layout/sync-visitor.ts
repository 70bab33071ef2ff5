"use client";

import { syncPalette } from "@/lib/accounts/sync-palette";
import { sessionStore } from "@/lib/browser-storage";
import { draftedTemplates } from "@/lib/content/draft-index";
import { syncSaved } from "@/lib/saved/client-changes";

const syncedKey = "drafts-of";

/** Once in a tab, and whenever a guest's drafts wait for their account. */
async function syncDrafts(email: string) {
  if (sessionStore.read(syncedKey) === email && draftedTemplates("").length === 0) return;
  const { syncDrafts: sync } = await import("@/components/drafts/sync");
  await sync(email);
  sessionStore.write(syncedKey, email);
}

const ignore = () => {
  // The next page load tries again.
};

/** Brings this device in line with the account; an empty address is a guest's. */
export function syncVisitor(email: string): void {
  syncSaved(email).catch(ignore);
  if (!email) return;
  syncPalette(email).catch(ignore);
  syncDrafts(email).catch(ignore);
}
