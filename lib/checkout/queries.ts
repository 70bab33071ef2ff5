import "server-only";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { dollars } from "@/lib/money";

/** What the page after a payment says of it; null when it is not the visitor's. */
export async function getOrderEnding(userId: number, invoiceId: number) {
  const [row] = await database()
    .select({
      id: invoices.id,
      number: invoices.number,
      status: invoices.status,
      totalCents: invoices.totalCents,
      state: payments.state,
      approvalUrl: payments.approvalUrl,
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)));
  if (!row) return null;
  const { totalCents, state, approvalUrl, ...order } = row;
  return {
    ...order,
    totalAmount: dollars(totalCents),
    /** Where the buyer may try again, after a declined payment. */
    approvalUrl: state === "awaiting_payer" ? approvalUrl : null,
  };
}
