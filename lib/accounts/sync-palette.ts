"use client";

import { sessionStore } from "@/lib/browser-storage";
import { mergeChoices } from "@/lib/palette/rules";
import { storeChoices, storedChoices, storedOwner } from "@/lib/palette/storage";
import { fetchProfile, saveProfile } from "./client";

const key = "palette-of";

function isDone(email: string): boolean {
  const owner = storedOwner();
  return owner?.email === email && owner.isSaved && sessionStore.read(key) === email;
}

/** Brings the device's colors and the customer's saved ones together, once for each tab and login. */
export async function syncPalette(email: string): Promise<void> {
  if (isDone(email)) return;
  const { palette: saved } = await fetchProfile(email);
  const settled = mergeChoices({
    email,
    saved,
    device: storedChoices(),
    owner: storedOwner(),
  });
  storeChoices(settled.choices, { email, isSaved: settled.isSaved });
  if (!settled.isSaved) {
    await saveProfile(email, { palette: settled.choices });
    storeChoices(settled.choices, { email, isSaved: true });
  }
  sessionStore.write(key, email);
}
