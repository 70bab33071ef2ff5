"use client";

import { mergeChoices } from "@/lib/customization/palette/rules";
import { storeChoices, storedChoices, storedOwner } from "@/lib/customization/palette/storage";
import { shopState } from "@/lib/platform/state/client";
import { isSynced, markSynced } from "@/lib/synced";
import { fetchProfile, saveProfile } from "./client";

/** The customer may sign out while a request is under way. */
const isSignedIn = (email: string) => shopState().user?.email === email;

function isDone(email: string): boolean {
  const owner = storedOwner();
  return owner?.email === email && owner.isSaved && isSynced("palette", email);
}

/** Merges the device's colors with the customer's saved ones, once per tab and login. */
export async function syncPalette(email: string): Promise<void> {
  if (isDone(email)) return;
  const { palette: saved } = await fetchProfile(email);
  if (!isSignedIn(email)) return;
  const merged = mergeChoices({
    email,
    saved,
    device: storedChoices(),
    owner: storedOwner(),
  });
  storeChoices(merged.choices, { email, isSaved: merged.isSaved });
  if (!merged.isSaved) {
    await saveProfile(email, { palette: merged.choices });
    if (!isSignedIn(email)) return;
    storeChoices(merged.choices, { email, isSaved: true });
  }
  markSynced("palette", email);
}
