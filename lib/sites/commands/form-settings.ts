import "server-only";
import { eq } from "drizzle-orm";
import { deployments } from "@/db/schema/sites";
import { changeSite, type Which } from "./change";

interface FormSettings {
  paymentLink: string | null;
  formAddress: string | null;
}

/** Sets the owner's link to a payment, and where forms are sent instead of to the shop. */
export const saveFormSettings = (userId: number, which: Which, settings: FormSettings) =>
  changeSite(userId, which, async (tx, { invoiceItemId }) => {
    await tx.update(deployments).set(settings).where(eq(deployments.invoiceItemId, invoiceItemId));
  });
