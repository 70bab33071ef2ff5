import "server-only";
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, database } from "@/db/client";
import { containing } from "@/db/like";
import { isOneOfValues, listPage } from "@/db/list-page";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import { currency } from "@/lib/money";
import { parseReference, paymentReference } from "./rules";
import type { Invoice, InvoiceItemField, InvoiceSort } from "./schemas";
import { notPaidDays, visibleStatuses } from "./statuses";

type InvoiceRow = typeof invoices.$inferSelect;

const maxInvoices = 500;

const select = () =>
  database()
    .select({
      ...getTableColumns(invoices),
      orderId: payments.orderId,
      captureId: payments.captureId,
      paymentState: payments.state,
      captureAttempt: payments.captureAttempt,
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id));

/** A customer's orders, newest first: those that did not come to nothing, and those that can be paid again. */
export async function listInvoices(userId: number): Promise<Invoice[]> {
  const isVisible = and(
    inArray(invoices.status, [...visibleStatuses]),
    sql`${wasDeclined} is not true`,
  );
  const rows = await select()
    .where(and(eq(invoices.userId, userId), or(isVisible, canBePaidAgain())))
    .orderBy(desc(invoices.id))
    .limit(maxInvoices);
  return toInvoiceViews(rows, purchaseStatusOf);
}

/** It still waits at PayPal, for a buyer who comes back and chooses another way to pay there. */
const wasDeclined = and(eq(payments.state, "awaiting_payer"), gt(payments.captureAttempt, 0));

/**
 * The newest attempt at these presets, which was not paid at PayPal and not replaced, while its presets are on
 * sale at the same prices and in no other order of the customer.
 */
function canBePaidAgain() {
  const newer = alias(invoices, "newer");
  const setOf = (id: SQLWrapper) =>
    sql`(select array_agg(preset_id order by preset_id) from ${invoiceItems} where invoice_id = ${id})`;
  const changed = database()
    .select({ id: invoiceItems.id })
    .from(invoiceItems)
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(
      purchaseClaims,
      and(
        eq(purchaseClaims.userId, invoices.userId),
        eq(purchaseClaims.presetId, invoiceItems.presetId),
        ne(purchaseClaims.invoiceId, invoices.id),
      ),
    )
    .where(
      and(
        eq(invoiceItems.invoiceId, invoices.id),
        or(
          presets.isDisabled,
          ne(presets.priceCents, invoiceItems.priceCents),
          isNotNull(purchaseClaims.invoiceId),
        ),
      ),
    );
  const newerAttempt = database()
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.userId, invoices.userId),
        gt(newer.id, invoices.id),
        sql`${setOf(newer.id)} = ${setOf(invoices.id)}`,
      ),
    );
  return and(
    gt(invoices.createdAt, sql`now() - make_interval(days => ${notPaidDays})`),
    isNull(invoices.replacedBy),
    or(inArray(payments.state, ["cancelled", "failed", "expired"]), wasDeclined),
    eq(invoices.method, "paypal"),
    notExists(changed),
    notExists(newerAttempt),
  );
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

const customerField = (name: keyof InvoiceRow["customer"]) =>
  sql<string>`${invoices.customer}->>${sql.raw(`'${name}'`)}`;

/** As `paymentReference` computes it. */
const digits = sql`lpad(${invoices.id}::text, greatest(6, length(${invoices.id}::text)), '0')`;
const reference = sql`'RF' || lpad((98 - mod((${digits} || '271500')::numeric, 97))::text, 2, '0') || ' ' || ${digits}`;

/** The fields of a view, as SQL. */
const columns: Record<InvoiceSort, AnyColumn | SQL> = {
  id: invoices.id,
  number: invoices.number,
  status: sql`case when ${payments.state} = 'needs_attention' then 'needs_attention' else ${invoices.status} end`,
  isPaid: sql`(${invoices.status} = 'paid')`,
  paymentMethod: invoices.method,
  paymentId: sql`case when ${invoices.method} = 'paypal' then coalesce(${payments.captureId}, ${payments.orderId}) else ${reference} end`,
  subtotal: invoices.subtotalCents,
  deploymentCost: invoices.deploymentCents,
  totalAmount: invoices.totalCents,
  createdAt: invoices.createdAt,
  paidAt: invoices.paidAt,
  userId: invoices.userId,
  userEmail: customerField("email"),
  "user.userName": customerField("company"),
  "user.name": customerField("company"),
  invoiceItems: sql`(select count(*) from ${invoiceItems} where ${invoiceItems.invoiceId} = ${invoices.id})`,
};

const itemColumns: Record<InvoiceItemField, AnyColumn> = {
  "invoiceItems.presetId": invoiceItems.presetId,
  "invoiceItems.preset.presetName": invoiceItems.name,
  "invoiceItems.preset.price": invoiceItems.priceCents,
  "invoiceItems.preset.defaultColor": presets.color,
  "invoiceItems.preset.type": presets.type,
  "invoiceItems.preset.category": presets.category,
};

/** Orders with an item that has one of the values. */
const hasItem = (column: AnyColumn) => (values: readonly unknown[]) =>
  exists(
    database()
      .select({ id: invoiceItems.id })
      .from(invoiceItems)
      .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
      .where(and(eq(invoiceItems.invoiceId, invoices.id), isOneOfValues(column, values))),
  );

const conditions = Object.fromEntries(
  Object.entries(itemColumns).map(([name, column]) => [name, hasItem(column)]),
);

/** The orders and invoices of all customers, for the back office. */
export async function listAllInvoices({ search, ...list }: AdminList<InvoiceSort>) {
  const page = listPage(
    { ...list, search: "" },
    { columns, id: invoices.id, searched: [], conditions },
  );
  const where = and(page.where, search ? matches(search) : undefined);
  const [rows, [counted]] = await Promise.all([
    select()
      .where(where)
      .orderBy(...page.orderBy)
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

function matches(text: string): SQL | undefined {
  const pattern = containing(text);
  const id = parseReference(text) ?? (/^\d{1,9}$/.test(text) ? Number(text) : null);
  return or(
    ilike(customerField("email"), pattern),
    ilike(customerField("company"), pattern),
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

export const markBought = <T extends { id: number; isBought: boolean }>(
  presets: T[],
  boughtIds: number[],
): T[] => presets.map((preset) => ({ ...preset, isBought: boughtIds.includes(preset.id) }));

/** Sets `isBought` for a signed-in caller. A guest has bought nothing. */
export async function withBoughtFlags<T extends { id: number; isBought: boolean }>(
  caller: { userId: number } | null,
  presets: T[],
): Promise<T[]> {
  if (!caller || presets.length === 0) return presets;
  return markBought(presets, await listBoughtPresetIds(caller.userId));
}

type Row = InvoiceRow & {
  orderId: string | null;
  captureId: string | null;
  paymentState: string | null;
  captureAttempt: number | null;
};

const statusOf = ({ paymentState, status }: Row): Invoice["status"] =>
  paymentState === "needs_attention" ? paymentState : status;

const purchaseStatusOf = (row: Row): Invoice["status"] => {
  const isDeclined = row.paymentState === "awaiting_payer" && (row.captureAttempt ?? 0) > 0;
  const isClosed = row.status === "cancelled" || row.status === "expired";
  return isDeclined || isClosed ? "not_paid" : statusOf(row);
};

async function toInvoiceViews(rows: Row[], toStatus = statusOf): Promise<Invoice[]> {
  const items = await listItems(rows.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: toStatus(row),
    isPaid: row.status === "paid",
    paymentMethod: row.method,
    paymentId: row.method === "paypal" ? (row.captureId ?? row.orderId) : paymentReference(row.id),
    subtotalCents: row.subtotalCents,
    deploymentCents: row.deploymentCents,
    totalCents: row.totalCents,
    currency,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    userId: row.userId,
    userEmail: row.customer.email,
    user: { userName: row.customer.company, name: row.customer.company },
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
