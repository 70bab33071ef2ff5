import "server-only";
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { containing } from "@/db/like";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { adminList } from "@/lib/http/admin-list";
import { currency } from "@/lib/money";
import { parseReference, paymentReference } from "./rules";
import type { Invoice, InvoiceField, InvoiceListQuery } from "./schemas";
import { visibleStatuses } from "./statuses";

type InvoiceRow = typeof invoices.$inferSelect;

const maxInvoices = 500;

const select = () =>
  database()
    .select({
      ...getTableColumns(invoices),
      orderId: payments.orderId,
      captureId: payments.captureId,
      paymentState: payments.state,
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id));

/** A customer's orders that were not cancelled and did not expire, newest first. */
export async function listInvoices(userId: number): Promise<Invoice[]> {
  const rows = await select()
    .where(and(eq(invoices.userId, userId), inArray(invoices.status, [...visibleStatuses])))
    .orderBy(desc(invoices.id))
    .limit(maxInvoices);
  return toInvoiceViews(rows);
}

/** One invoice, for its owner or the admin. Others cannot tell an unknown id from a foreign one. */
export async function requireInvoice(
  id: number,
  reader: { userId: number; isAdmin: boolean },
): Promise<Invoice> {
  const [row] = await select().where(eq(invoices.id, id));
  if (!reader.isAdmin && row?.userId !== reader.userId) {
    throw new ShopError("forbidden", "This invoice is not yours.");
  }
  if (!row) throw new ShopError("not_found", errorTexts.unknownInvoice);
  const [invoice] = await toInvoiceViews([row]);
  if (!invoice) throw new Error("The invoice has no view.");
  return invoice;
}

export type InvoiceFacts = Awaited<ReturnType<typeof getInvoiceFacts>>;

/** The content of an invoice document. Callers have checked the permission. */
export async function getInvoiceFacts(id: number) {
  const [row] = await select().where(eq(invoices.id, id));
  if (!row) throw new ShopError("not_found", errorTexts.unknownInvoice);
  const items = await database()
    .select({ name: invoiceItems.name, priceCents: invoiceItems.priceCents })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, id))
    .orderBy(asc(invoiceItems.id));
  return { ...row, items };
}

const columns: Record<InvoiceField, AnyColumn> = {
  id: invoices.id,
  number: invoices.number,
  createdAt: invoices.createdAt,
  totalAmount: invoices.totalCents,
  status: invoices.status,
};

/** The orders and invoices of all customers, for the back office. */
export async function listAllInvoices(query: InvoiceListQuery) {
  const list = adminList(query);
  const where = and(
    list.ids && inArray(invoices.id, list.ids),
    query.status && hasStatus(query.status),
    query.q ? matches(query.q) : undefined,
  );
  const direction = list.isDescending ? desc : asc;
  const [rows, [counted]] = await Promise.all([
    select()
      .where(where)
      .orderBy(direction(columns[list.sort]), asc(invoices.id))
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(invoices)
      .leftJoin(payments, eq(payments.invoiceId, invoices.id))
      .where(where),
  ]);
  return { invoices: await toInvoiceViews(rows), total: counted?.total ?? 0 };
}

const needsAttention = eq(payments.state, "needs_attention");

const hasStatus = (status: Invoice["status"]): SQL | undefined =>
  status === "needs_attention"
    ? needsAttention
    : and(eq(invoices.status, status), or(isNull(payments.state), not(needsAttention)));

function matches(text: string): SQL | undefined {
  const pattern = containing(text);
  const id = parseReference(text) ?? (/^\d{1,9}$/.test(text) ? Number(text) : null);
  return or(
    ilike(sql`${invoices.customer}->>'email'`, pattern),
    ilike(sql`${invoices.customer}->>'company'`, pattern),
    eq(payments.captureId, text),
    eq(payments.orderId, text),
    ...(id === null ? [] : [eq(invoices.id, id), eq(invoices.number, id)]),
  );
}

/** The presets in a customer's paid invoices. */
export async function listBoughtPresetIds(
  userId: number,
  db: Pick<Database, "select"> = database(),
): Promise<number[]> {
  const rows = await db
    .select({ presetId: purchaseClaims.presetId })
    .from(purchaseClaims)
    .innerJoin(invoices, eq(invoices.id, purchaseClaims.invoiceId))
    .where(and(eq(purchaseClaims.userId, userId), eq(invoices.status, "paid")))
    .orderBy(asc(purchaseClaims.presetId))
    .limit(10_000);
  return rows.map(({ presetId }) => presetId);
}

/** Sets `isBought` for a signed-in caller. A guest has bought nothing. */
export async function withBoughtFlags<T extends { id: number; isBought: boolean }>(
  caller: { userId: number } | null,
  presets: T[],
): Promise<T[]> {
  if (!caller || presets.length === 0) return presets;
  const bought = await listBoughtPresetIds(caller.userId);
  return presets.map((preset) => ({ ...preset, isBought: bought.includes(preset.id) }));
}

type Row = InvoiceRow & {
  orderId: string | null;
  captureId: string | null;
  paymentState: string | null;
};

async function toInvoiceViews(rows: Row[]): Promise<Invoice[]> {
  const items = await listItems(rows.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.paymentState === "needs_attention" ? row.paymentState : row.status,
    isPaid: row.status === "paid",
    paymentMethod: row.method,
    paymentId: row.method === "paypal" ? (row.captureId ?? row.orderId) : paymentReference(row.id),
    subtotalCents: row.subtotalCents,
    deploymentCents: row.deploymentCents,
    totalCents: row.totalCents,
    currency,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    userEmail: row.customer.email,
    user: { userName: row.customer.company },
    invoiceItems: items.filter(({ invoiceId }) => invoiceId === row.id).map(({ view }) => view),
  }));
}

async function listItems(invoiceIds: number[]) {
  if (invoiceIds.length === 0) return [];
  const rows = await database()
    .select({
      invoiceId: invoiceItems.invoiceId,
      presetId: invoiceItems.presetId,
      name: invoiceItems.name,
      priceCents: invoiceItems.priceCents,
      color: presets.color,
      type: presets.type,
      category: presets.category,
      rating: reviews.rating,
      message: reviews.message,
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
  return rows.map(({ invoiceId, presetId, name, priceCents, rating, message, ...facts }) => ({
    invoiceId,
    view: {
      presetId,
      preset: {
        presetName: name,
        priceCents,
        defaultColor: facts.color,
        type: facts.type,
        category: facts.category,
        reviews:
          rating === null || message === null ? [] : [{ rating, ratingMessage: message, presetId }],
      },
    },
  }));
}
