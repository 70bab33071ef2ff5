import "server-only";
import type { Which } from "./change";
import { saveSettings } from "./save-settings";

interface FormSettings {
  paymentLink: string | null;
  formAddress: string | null;
}

/** Stores the owner's payment link, and another address for forms than the shop's. */
export const saveFormSettings = (userId: number, which: Which, settings: FormSettings) =>
  saveSettings(userId, which, settings, "site.form-settings-changed");
