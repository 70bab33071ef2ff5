import "server-only";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import { termsTexts } from "@/db/schema/terms";
import { receivedCents } from "@/lib/orders/transfers/queries";
import { nameOfBuyer, paymentReference } from "../rules";
import type { Invoice } from "../schemas";
import { type CorrectionRow, listCorrections } from "./corrections";

type InvoiceRow = typeof invoices.$inferSelect;

/** The version of the terms of an order. */
export const termsVersion = sql<string | null>`(select kept.text ->> 'version'
  from ${termsTexts} as kept where kept.id = ${invoices.termsId})`;

/** Rows for `toInvoiceViews`: invoices with their payment. */
export const selectInvoices = () =>
  database()
    .select({
      ...getTableColumns(invoices),
      terms: termsVersion,
      orderId: payments.orderId,
      captureId: payments.captureId,
      paymentState: payments.state,
      captureAttempt: payments.captureAttempt,
      receivedCents,
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id));

type Row = InvoiceRow & {
  terms: string | null;
  orderId: string | null;
  captureId: string | null;
  paymentState: string | null;
  captureAttempt: number | null;
  receivedCents: number;
};

const statusOf = ({ paymentState, status, receivedCents }: Row): Invoice["status"] => {
  if (paymentState === "needs_attention") return paymentState;
  return status === "pending" && receivedCents > 0 ? "partly_paid" : status;
};

/** A customer's own orders as the customer sees them. */
export const purchaseStatusOf = (row: Row): Invoice["status"] => {
  const isDeclined = row.paymentState === "awaiting_payer" && (row.captureAttempt ?? 0) > 0;
  const isClosed = row.status === "cancelled" || row.status === "expired";
  return isDeclined || isClosed ? "not_paid" : statusOf(row);
};

/** Converts rows to views, each with its items. */
export async function toInvoiceViews(rows: Row[], toStatus = statusOf): Promise<Invoice[]> {
  const ids = rows.map(({ id }) => id);
  const [items, corrections] = await Promise.all([listItems(ids), listCorrections(ids)]);
  return rows.map((row) => {
    const isOwn = ({ invoiceId }: { invoiceId: number }) => invoiceId === row.id;
    const own = items.filter(isOwn).map(({ view }) => view);
    const view = toInvoiceView(row, toStatus(row), own);
    return { ...view, ...taxView(row, corrections.filter(isOwn)) };
  });
}

type ItemView = Invoice["invoiceItems"][number];

/** The data of the valid document: of the newest corrected invoice, if there is one. */
function taxView(row: Row, corrections: CorrectionRow[]) {
  const { taxes, customer, vatCheck, language } = corrections.at(-1) ?? row;
  return {
    netCents: taxes && sum(taxes.map(({ netCents }) => netCents)),
    taxCents: taxes && sum(taxes.map(({ taxCents }) => taxCents)),
    taxes: taxes ?? [],
    vatId: customer.vatId ?? "",
    buyerReference: customer.buyerReference ?? "",
    vatCheck: vatCheck?.result ?? null,
    consultationNumber: vatCheck?.consultationNumber ?? null,
    language,
    corrections: corrections.map(({ version, number, createdAt }) => ({
      version,
      number,
      createdAt: createdAt.toISOString(),
    })),
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, it) => total + it, 0);

type PlainView = Omit<Invoice, keyof ReturnType<typeof taxView>>;

const toInvoiceView = (row: Row, status: Invoice["status"], items: ItemView[]): PlainView => ({
  id: row.id,
  number: row.number,
  status,
  isPaid: row.status === "paid",
  paymentMethod: row.method,
  paymentId: row.method === "paypal" ? (row.captureId ?? row.orderId) : paymentReference(row.id),
  subtotalCents: row.subtotalCents,
  deploymentCents: row.deploymentCents,
  totalCents: row.totalCents,
  receivedCents: row.receivedCents,
  couponCode: row.couponCode,
  discounts: row.discounts,
  discountCents: items.reduce((sum, { preset }) => sum + preset.discountCents, 0),
  currency: row.currency,
  forBusiness: row.forBusiness,
  evidence: row.evidence?.state ?? null,
  vatIdDenial: row.vatIdDenial?.state ?? null,
  terms: row.terms,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  userId: row.userId,
  userEmail: row.customer.email,
  user: { userName: nameOfBuyer(row.customer), name: nameOfBuyer(row.customer) },
  invoiceItems: items,
});

async function listItems(invoiceIds: number[]) {
  if (invoiceIds.length === 0) return [];
  const rows = await database()
    .select({
      invoiceId: invoiceItems.invoiceId,
      id: invoiceItems.id,
      licenseNumber: invoiceItems.licenseNumber,
      deploymentOf: invoiceItems.deploymentOf,
      presetId: invoiceItems.presetId,
      name: invoiceItems.name,
      priceCents: invoiceItems.priceCents,
      discountCents: invoiceItems.discountCents,
      color: presets.color,
      type: presets.type,
      category: presets.category,
      review: {
        rating: reviews.rating,
        message: reviews.message,
        isHidden: reviews.isHidden,
        hiddenReason: reviews.hiddenReason,
      },
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(
      reviews,
      and(eq(reviews.presetId, invoiceItems.presetId), eq(reviews.userId, invoices.userId)),
    )
    .where(inArray(invoiceItems.invoiceId, invoiceIds))
    .orderBy(asc(invoiceItems.id));
  return rows.map(({ invoiceId, id, presetId, name, color, review, ...row }) => {
    const { licenseNumber, deploymentOf, ...facts } = row;
    return {
      invoiceId,
      view: {
        id,
        presetId,
        licenseNumber,
        deploymentOf,
        preset: {
          ...facts,
          presetName: name,
          defaultColor: color,
          reviews: review ? [{ ...toOwnReview(review), presetId }] : [],
        },
      },
    };
  });
}

type OwnReview = Pick<
  typeof reviews.$inferSelect,
  "rating" | "message" | "isHidden" | "hiddenReason"
>;

const toOwnReview = ({ rating, message, isHidden, hiddenReason }: OwnReview) => ({
  rating,
  ratingMessage: message,
  ...(isHidden ? { isHidden } : {}),
  ...(isHidden && hiddenReason !== null ? { hiddenReason } : {}),
});
