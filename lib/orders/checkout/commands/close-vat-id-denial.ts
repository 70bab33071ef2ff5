import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import type { InvoiceRow } from "./mark-paid";

/** Nothing is left to do about a VAT ID that VIES denied after the sale. The invoice is locked. */
export async function closeVatIdDenial(
  tx: Transaction,
  { id, vatIdDenial }: Pick<InvoiceRow, "id" | "vatIdDenial">,
): Promise<void> {
  if (vatIdDenial?.state !== "open") return;
  await tx
    .update(invoices)
    .set({ vatIdDenial: { ...vatIdDenial, state: "checked" } })
    .where(eq(invoices.id, id));
}
