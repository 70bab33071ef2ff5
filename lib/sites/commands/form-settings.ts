import "server-only";
import { holdDoubtfulChange } from "../screening/commands/hold-change";
import type { Which } from "./change";
import { saveSettings } from "./save-settings";

interface FormSettings {
  paymentLink: string | null;
  formAddress: string | null;
}

/** Stores the owner's payment link, and another address for forms than the shop's. */
export async function saveFormSettings(userId: number, which: Which, settings: FormSettings) {
  await holdDoubtfulChange(userId, which, "settings", settings);
  await saveSettings(userId, which, settings, "site.form-settings-changed");
}
