import "server-only";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems, refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";

export type CreditNoteFacts = Awaited<ReturnType<typeof getCreditNoteFacts>>;

/** The content of a credit note. Callers have checked the permission. */
export async function getCreditNoteFacts(refundId: number) {
  const [[row], items] = await Promise.all([
    database()
      .select({
        number: refunds.number,
        completedAt: refunds.completedAt,
        method: refunds.method,
        reference: refunds.reference,
        amountCents: refunds.amountCents,
        deploymentCents: refunds.deploymentCents,
        invoice: {
          id: invoices.id,
          number: invoices.number,
          paidAt: invoices.paidAt,
          customer: invoices.customer,
        },
      })
      .from(refunds)
      .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
      .where(eq(refunds.id, refundId)),
    database()
      .select({ name: invoiceItems.name, priceCents: invoiceItems.priceCents })
      .from(refundItems)
      .innerJoin(invoiceItems, eq(invoiceItems.id, refundItems.invoiceItemId))
      .where(eq(refundItems.refundId, refundId))
      .orderBy(asc(invoiceItems.id)),
  ]);
  if (!row) throw unknownCreditNote();
  const { number, completedAt, ...facts } = row;
  if (number === null || completedAt === null) throw unknownCreditNote();
  return { ...facts, number, completedAt, items };
}

const unknownCreditNote = () => new ShopError("not_found", "There is no such credit note.");

/** For its owner or the admin. Others cannot tell an unknown one from a foreign one. */
export async function requireOwnCreditNote(
  refundId: number,
  reader: { userId: number; isAdmin: boolean },
): Promise<void> {
  const [row] = await database()
    .select({ userId: invoices.userId })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(refunds.id, refundId), isNotNull(refunds.number)));
  if (!reader.isAdmin && row?.userId !== reader.userId) {
    throw new ShopError("forbidden", "This credit note is not yours.");
  }
  if (!row) throw unknownCreditNote();
}
