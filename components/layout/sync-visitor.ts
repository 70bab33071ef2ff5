"use client";

import { syncPalette } from "@/lib/accounts/sync-palette";
import { syncSaved } from "@/lib/catalogue/saved/client-changes";
import { syncBusinesses } from "@/lib/customization/businesses/client";
import { draftedTemplates } from "@/lib/customization/content/draft-index";
import { shopState } from "@/lib/platform/state/client";
import { isSynced, markSynced } from "@/lib/synced";

/** Once per tab, and whenever a guest's drafts wait to be moved to the account. */
async function syncDrafts(email: string) {
  if (isSynced("drafts", email) && draftedTemplates("").length === 0) return;
  const { syncDrafts: sync } = await import("@/components/customization/drafts/sync");
  await sync(email);
  if (shopState().user?.email === email) markSynced("drafts", email);
}

const ignore = () => {
  // The next page load tries again.
};

/** Synchronizes this device with the customer's account. */
export function syncVisitor(email: string): void {
  syncSaved(email).catch(ignore);
  syncPalette(email).catch(ignore);
  syncDrafts(email).catch(ignore);
  syncBusinesses(email).catch(ignore);
}
