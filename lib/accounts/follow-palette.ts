"use client";

import { keepChoices, storedChoices, storedOwner } from "@/lib/palette/device";
import { settleChoices } from "@/lib/palette/rules";
import { fetchProfile, saveProfile } from "./client";

const key = "palette-of";

function isDone(email: string): boolean {
  const owner = storedOwner();
  if (owner?.email !== email || !owner.isSaved) return false;
  try {
    return sessionStorage.getItem(key) === email;
  } catch {
    return false;
  }
}

function noteDone(email: string) {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Every page then asks anew.
  }
}

/** Brings the device's colours and the customer's saved ones together, once for each tab and login. */
export async function followPalette(email: string): Promise<void> {
  if (isDone(email)) return;
  const { palette: saved } = await fetchProfile(email);
  const settled = settleChoices({
    email,
    saved,
    device: storedChoices(),
    owner: storedOwner(),
  });
  keepChoices(settled.choices, { email, isSaved: settled.isSaved });
  if (!settled.isSaved) {
    await saveProfile(email, { palette: settled.choices });
    keepChoices(settled.choices, { email, isSaved: true });
  }
  noteDone(email);
}
