import "server-only";
import { and, asc, eq, getTableColumns, inArray, isNotNull } from "drizzle-orm";
import { database } from "@/db/client";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { paymentSteps, payments } from "@/db/schema/payments";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { transfers } from "@/db/schema/transfers";
import { chunked } from "@/lib/chunked";
import { renderCreditNotePdf } from "@/lib/orders/invoices/credit-note-pdf";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { type CorrectionRow, listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteFileName, pdfNameOf } from "@/lib/orders/invoices/rules";
import { fileNumber, jsonPart, type Part } from "./part";

/** The number of orders in one file. */
const pageSize = 100;

async function readOrders(ids: number[]) {
  const db = database();
  const { requestId, approvalUrl, leaseUntil, traceparent, ...paymentColumns } =
    getTableColumns(payments);
  const { createdBy, requestId: refundRequestId, ...refundColumns } = getTableColumns(refunds);
  const { decidedBy, ...requestColumns } = getTableColumns(refundRequests);
  const { createdBy: _, ...transferColumns } = getTableColumns(transfers);
  const [orders, items, corrections, paid, steps, refunded, requests, moved] = await Promise.all([
    db.select().from(invoices).where(inArray(invoices.id, ids)).orderBy(asc(invoices.id)),
    db
      .select({ ...getTableColumns(invoiceItems), license: licenses.key })
      .from(invoiceItems)
      .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
      .where(inArray(invoiceItems.invoiceId, ids))
      .orderBy(asc(invoiceItems.id)),
    listCorrections(ids),
    db.select(paymentColumns).from(payments).where(inArray(payments.invoiceId, ids)),
    db
      .select({
        paymentId: paymentSteps.paymentId,
        state: paymentSteps.state,
        at: paymentSteps.at,
      })
      .from(paymentSteps)
      .innerJoin(payments, eq(payments.id, paymentSteps.paymentId))
      .where(inArray(payments.invoiceId, ids))
      .orderBy(asc(paymentSteps.id)),
    db
      .select(refundColumns)
      .from(refunds)
      .where(inArray(refunds.invoiceId, ids))
      .orderBy(asc(refunds.id)),
    db
      .select(requestColumns)
      .from(refundRequests)
      .where(inArray(refundRequests.invoiceId, ids))
      .orderBy(asc(refundRequests.id)),
    db
      .select(transferColumns)
      .from(transfers)
      .where(inArray(transfers.invoiceId, ids))
      .orderBy(asc(transfers.id)),
  ]);
  return orders.map((order) => ({
    ...order,
    items: items.filter(({ invoiceId }) => invoiceId === order.id),
    corrections: corrections.filter(({ invoiceId }) => invoiceId === order.id),
    payments: paid
      .filter(({ invoiceId }) => invoiceId === order.id)
      .map((payment) => ({
        ...payment,
        steps: steps.filter(({ paymentId }) => paymentId === payment.id),
      })),
    refunds: refunded.filter(({ invoiceId }) => invoiceId === order.id),
    refundRequests: requests.filter(({ invoiceId }) => invoiceId === order.id),
    transfers: moved.filter(({ invoiceId }) => invoiceId === order.id),
  }));
}

const pdfParts = (invoice: IssuedInvoice, corrections: CorrectionRow[]): Part[] => {
  const own = corrections.filter(({ invoiceId }) => invoiceId === invoice.id);
  return [0, ...own.map(({ version }) => version)].map((version) => ({
    path: `invoices/${pdfNameOf({ ...invoice, corrections: own, version })}`,
    read: async () => renderInvoicePdf(await getInvoiceFacts(invoice.id, version)),
  }));
};

interface IssuedInvoice {
  id: number;
  number: number | null;
}

async function listCreditNoteParts(userId: number): Promise<Part[]> {
  const notes = await database()
    .select({ id: refunds.id, number: refunds.number })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(invoices.userId, userId), isNotNull(refunds.number)))
    .orderBy(asc(refunds.id));
  return notes.map(({ id, number }) => ({
    path: `invoices/${creditNoteFileName({ number: number ?? 0 })}`,
    read: async () => renderCreditNotePdf(await getCreditNoteFacts(id)),
  }));
}

export async function listOrderParts(userId: number): Promise<Part[]> {
  const rows = await database()
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(invoices.id));
  const allIds = rows.map(({ id }) => id);
  const pages = chunked(allIds, pageSize);
  const corrections = await listCorrections(allIds);
  return [
    ...pages.map((ids, page) => jsonPart(`orders/${fileNumber(page)}.json`, () => readOrders(ids))),
    ...rows
      .filter(({ number }) => number !== null)
      .flatMap((invoice) => pdfParts(invoice, corrections)),
    ...(await listCreditNoteParts(userId)),
  ];
}
