"use client";

import { sessionStore } from "@/lib/browser-storage";
import { mergeChoices } from "@/lib/customization/palette/rules";
import { storeChoices, storedChoices, storedOwner } from "@/lib/customization/palette/storage";
import { fetchProfile, saveProfile } from "./client";

const key = "palette-of";

function isDone(email: string): boolean {
  const owner = storedOwner();
  return owner?.email === email && owner.isSaved && sessionStore.read(key) === email;
}

/** Merges the device's colors with the customer's saved ones, once per tab and login. */
export async function syncPalette(email: string): Promise<void> {
  if (isDone(email)) return;
  const { palette: saved } = await fetchProfile(email);
  const merged = mergeChoices({
    email,
    saved,
    device: storedChoices(),
    owner: storedOwner(),
  });
  storeChoices(merged.choices, { email, isSaved: merged.isSaved });
  if (!merged.isSaved) {
    await saveProfile(email, { palette: merged.choices });
    storeChoices(merged.choices, { email, isSaved: true });
  }
  sessionStore.write(key, email);
}
