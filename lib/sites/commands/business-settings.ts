import "server-only";
import { requireBusiness } from "@/lib/customization/businesses/queries";
import type { Which } from "./change";
import { saveSettings } from "./save-settings";

/** Stores whose facts the next publication tells search engines. */
export async function saveBusinessSettings(userId: number, which: Which, business: string | null) {
  if (business !== null) await requireBusiness(userId, business);
  await saveSettings(userId, which, { businessId: business }, "site.business-settings-changed");
}
