import "server-only";
import { eq } from "drizzle-orm";
import { deployments } from "@/db/schema/sites";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { aboutSite, changeSite, type Which } from "./change";

interface FormSettings {
  paymentLink: string | null;
  formAddress: string | null;
}

/** Stores the owner's payment link, and another address for forms than the shop's. */
export const saveFormSettings = (userId: number, which: Which, settings: FormSettings) =>
  changeSite(userId, which, async (tx, row) => {
    const { invoiceItemId } = row;
    await tx.update(deployments).set(settings).where(eq(deployments.invoiceItemId, invoiceItemId));
    const detail = changedNames(row, settings);
    const facts = { ...aboutSite(userId, row), detail };
    if (detail) await recordEvent(tx, "site.form-settings-changed", facts);
  });
