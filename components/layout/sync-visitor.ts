"use client";

import { syncPalette } from "@/lib/accounts/sync-palette";
import { sessionStore } from "@/lib/browser-storage";
import { draftedTemplates } from "@/lib/content/draft-index";
import { syncSaved } from "@/lib/saved/client-changes";

const syncedKey = "drafts-of";

/** Once per tab, and whenever a guest's drafts wait to be moved to the account. */
async function syncDrafts(email: string) {
  if (sessionStore.read(syncedKey) === email && draftedTemplates("").length === 0) return;
  const { syncDrafts: sync } = await import("@/components/drafts/sync");
  await sync(email);
  sessionStore.write(syncedKey, email);
}

const ignore = () => {
  // The next page load tries again.
};

/** Synchronizes this device with the account; an empty address stands for a guest. */
export function syncVisitor(email: string): void {
  syncSaved(email).catch(ignore);
  if (!email) return;
  syncPalette(email).catch(ignore);
  syncDrafts(email).catch(ignore);
}
