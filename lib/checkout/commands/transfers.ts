import "server-only";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { type InvoiceRow, itemsOf, lockInvoice, markPaid, revalidateSales } from "./mark-paid";

/** The back office has seen the money on the account. */
export async function markTransferPaid(id: number): Promise<{ id: number }> {
  await requireTransfer(id);
  const sold = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === "paid") return [];
    const items = await itemsOf(tx, id);
    const presetIds = items.map(({ presetId }) => presetId);
    if (invoice.status === "expired") {
      // Late money: the presets are still free, or the customer has bought them in another way.
      const claims = presetIds.map((presetId) => ({
        userId: invoice.userId,
        presetId,
        invoiceId: id,
      }));
      const taken = await tx
        .insert(purchaseClaims)
        .values(claims)
        .onConflictDoNothing()
        .returning();
      if (taken.length < claims.length) {
        throw new ShopError("conflict", "The customer has ordered these presets again meanwhile.");
      }
    } else if (invoice.status !== "pending") {
      throw new ShopError("conflict", "This order was given up.");
    }
    await markPaid(tx, invoice);
    return presetIds;
  });
  if (sold.length > 0) await revalidateSales(sold);
  return { id };
}

/** What was paid stays paid: the books are not written backwards. */
export async function revertTransferPaid(id: number): Promise<{ id: number }> {
  const { status } = await requireTransfer(id);
  if (status === "paid") throw new ShopError("conflict", "A paid invoice stays paid.");
  return { id };
}

async function requireTransfer(id: number): Promise<InvoiceRow> {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new ShopError("not_found", errorTexts.unknownInvoice);
  if (invoice.method !== "bank_transfer") {
    throw new ShopError("conflict", "PayPal says by itself whether this invoice is paid.");
  }
  return invoice;
}
