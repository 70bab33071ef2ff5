import "server-only";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems, refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import type { Caller } from "@/lib/platform/sessions/rules";
import { listCorrections } from "./corrections";

const t = currentTranslations("orderErrors");

export type CreditNoteFacts = Awaited<ReturnType<typeof getCreditNoteFacts>>;

/** The content of a credit note. Callers have checked the permission. */
export async function getCreditNoteFacts(refundId: number) {
  const [[row], items] = await Promise.all([
    database()
      .select({
        number: refunds.number,
        completedAt: refunds.completedAt,
        method: refunds.method,
        reason: refunds.reason,
        reference: refunds.reference,
        amountCents: refunds.amountCents,
        deploymentCents: refunds.deploymentCents,
        invoice: {
          id: invoices.id,
          number: invoices.number,
          paidAt: invoices.paidAt,
          currency: invoices.currency,
          customer: invoices.customer,
          taxes: invoices.taxes,
          seller: invoices.seller,
          language: invoices.language,
        },
        beforeCents: sql<number>`(select coalesce(sum(earlier.amount_cents), 0)::int from ${refunds} as earlier
          where earlier.invoice_id = ${refunds.invoiceId} and earlier.number < ${refunds.number})`,
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
  const corrections = await listCorrections([facts.invoice.id]);
  return { ...facts, invoice: { ...facts.invoice, corrections }, number, completedAt, items };
}

const unknownCreditNote = () => new ShopError("not_found", t("unknownCreditNote"));

/**
 * For its owner or staff. For others, a missing credit note looks the same as one of another
 * customer.
 */
export async function requireOwnCreditNote(
  refundId: number,
  reader: Pick<Caller, "userId" | "permissions">,
): Promise<void> {
  const [row] = await database()
    .select({ userId: invoices.userId })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(refunds.id, refundId), isNotNull(refunds.number)));
  if (!reader.permissions.includes("orders:read") && row?.userId !== reader.userId) {
    throw new ShopError("forbidden", t("otherCreditNote"));
  }
  if (!row) throw unknownCreditNote();
}
