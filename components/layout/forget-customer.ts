"use client";

import { keepPageToConfirmFor } from "@/lib/accounts/page-to-confirm-for";
import { localStore, sessionStore } from "@/lib/browser-storage";
import { noPresets, readStored, store } from "@/lib/catalogue/saved/client-device";
import { forgetBusinesses } from "@/lib/customization/businesses/device";
import { forgetEditLogs } from "@/lib/customization/content/edit-log-storage";
import { forgetSentDrafts } from "@/lib/customization/content/forget-sent-drafts";
import { forgetOwner } from "@/lib/customization/palette/storage";
import { syncedKey } from "@/lib/synced";

/**
 * Removes what names the customer who was signed in from this browser. Drafts and businesses that the
 * account does not have yet stay, because there is no other copy.
 */
export async function forgetCustomer(): Promise<void> {
  forgetOwner();
  if (readStored().owner) store(noPresets);
  forgetBusinesses();
  forgetEditLogs();
  sessionStore.write(syncedKey, null);
  // Filters that staff saved in the back office.
  localStore.write("RaStore-back-office.filters", null);
  keepPageToConfirmFor(null);
  await forgetSentDrafts();
}
