import "server-only";
import { type AnyColumn, count, eq, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { currentTranslations } from "#current-translations";
import { withAmounts } from "@/db/amounts";
import { database } from "@/db/client";
import { isOneOfValues, listPage } from "@/db/list-page";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems, refundRequests, refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Refund, RefundRequest, RefundSort, RequestSort } from "../schemas";

const decisionError = currentTranslations("refundDecisionErrors");

const userEmail = sql<string>`${invoices.customer} ->> 'email'`;

const refundedPresets = sql`select item.preset_id from ${refundItems} as taken
  join ${invoiceItems} as item on item.id = taken.invoice_item_id
  where taken.refund_id = ${refunds.id}`;

const refundedItems = sql`select taken.invoice_item_id from ${refundItems} as taken
  where taken.refund_id = ${refunds.id}`;

const refundColumns = {
  id: refunds.id,
  number: refunds.number,
  invoiceId: refunds.invoiceId,
  invoiceNumber: invoices.number,
  userId: invoices.userId,
  userEmail,
  presetIds: sql`(select count(*) from (${refundedPresets}) as presets)`,
  itemIds: sql`(select count(*) from (${refundedItems}) as items)`,
  status: refunds.status,
  method: refunds.method,
  amount: refunds.amountCents,
  currency: refunds.currency,
  deploymentCost: refunds.deploymentCents,
  reason: refunds.reason,
  note: refunds.note,
  reference: refunds.reference,
  refusal: refunds.refusal,
  createdBy: refunds.createdBy,
  createdAt: refunds.createdAt,
  completedAt: refunds.completedAt,
} satisfies Record<RefundSort, AnyColumn | SQL>;

const ofInvoice = <Query extends PgSelect>(query: Query, id: AnyColumn) =>
  query.innerJoin(invoices, eq(invoices.id, id));

const selectRefunds = () => {
  const { amount, deploymentCost, presetIds, itemIds, ...columns } = refundColumns;
  return ofInvoice(
    database()
      .select({
        ...columns,
        amountCents: amount,
        deploymentCents: deploymentCost,
        presetIds: sql<number[]>`array(${refundedPresets} order by item.id)`,
        itemIds: sql<number[]>`array(${refundedItems} order by taken.invoice_item_id)`,
      })
      .from(refunds)
      .$dynamic(),
    refunds.invoiceId,
  );
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

const refundView = ({
  createdAt,
  completedAt,
  ...row
}: Awaited<ReturnType<typeof selectRefunds>>[number]): Refund => ({
  ...row,
  createdAt: createdAt.toISOString(),
  completedAt: iso(completedAt),
});

/** Records that name one of these presets or items. */
const naming = (ids: SQL) => (values: readonly unknown[]) =>
  sql`exists (select from (${ids}) as named (id) where ${isOneOfValues(sql`named.id`, values)})`;

export async function listRefunds(
  list: AdminList<RefundSort>,
): Promise<{ refunds: Refund[]; total: number }> {
  const page = listPage(list, {
    columns: withAmounts(refundColumns, ["amount", "deploymentCost"]),
    id: refunds.id,
    searched: [userEmail, refunds.note, refunds.reference],
    conditions: { presetIds: naming(refundedPresets), itemIds: naming(refundedItems) },
  });
  const [rows, counted] = await Promise.all([
    selectRefunds()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    ofInvoice(
      database().select({ total: count() }).from(refunds).$dynamic(),
      refunds.invoiceId,
    ).where(page.where),
  ]);
  return { refunds: rows.map(refundView), total: counted[0]?.total ?? 0 };
}

export async function requireRefund(id: number): Promise<Refund> {
  const [row] = await selectRefunds().where(eq(refunds.id, id));
  if (!row) throw new ShopError("not_found", decisionError("unknown"));
  return refundView(row);
}

const requestedPresets = sql`select item.preset_id from ${invoiceItems} as item
  where item.id = any(${refundRequests.itemIds})`;

/**
 * The amount of an open request, calculated as `sumOf` of the rules does, or the amount of an
 * approved one.
 */
const requestedCents = sql<number | null>`(case ${refundRequests.status}
  when 'approved' then (select made.amount_cents from ${refunds} as made
    where made.id = ${refundRequests.refundId})
  when 'open' then (select case when every(item.id = any(${refundRequests.itemIds}))
      then ${invoices.totalCents} - (select coalesce(sum(made.amount_cents), 0) from ${refunds} as made
        where made.invoice_id = ${invoices.id} and made.status <> 'refused')
      else sum(item.price_cents) filter (where item.id = any(${refundRequests.itemIds})) - round(
        sum(item.price_cents) filter (where item.id = any(${refundRequests.itemIds}))::numeric
        * (select coalesce(sum(made.amount_cents), 0) from ${refunds} as made
          where made.invoice_id = ${invoices.id} and made.status <> 'refused' and made.reason = 'tax_returned')
        / ${invoices.totalCents}) end
    from ${invoiceItems} as item
    where item.invoice_id = ${invoices.id} and not exists (select from ${refundItems} as taken
      where taken.invoice_item_id = item.id and not taken.is_released))
  end)::int`;

const requestColumns = {
  id: refundRequests.id,
  invoiceId: refundRequests.invoiceId,
  userId: invoices.userId,
  userEmail,
  presetIds: sql`cardinality(${refundRequests.itemIds})`,
  itemIds: sql`cardinality(${refundRequests.itemIds})`,
  amount: requestedCents,
  currency: invoices.currency,
  reason: refundRequests.reason,
  rightEnded: refundRequests.rightEnded,
  note: refundRequests.note,
  status: refundRequests.status,
  answer: refundRequests.answer,
  decidedBy: refundRequests.decidedBy,
  refundId: refundRequests.refundId,
  createdAt: refundRequests.createdAt,
  decidedAt: refundRequests.decidedAt,
} satisfies Record<RequestSort, AnyColumn | SQL>;

const selectRequests = () => {
  const { amount, presetIds, itemIds, ...columns } = requestColumns;
  return ofInvoice(
    database()
      .select({
        ...columns,
        amountCents: amount,
        presetIds: sql<number[]>`array(${requestedPresets} order by item.id)`,
        itemIds: refundRequests.itemIds,
      })
      .from(refundRequests)
      .$dynamic(),
    refundRequests.invoiceId,
  );
};

const requestView = ({
  createdAt,
  decidedAt,
  ...row
}: Awaited<ReturnType<typeof selectRequests>>[number]): RefundRequest => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: iso(decidedAt),
});

export async function listRefundRequests(
  list: AdminList<RequestSort>,
): Promise<{ requests: RefundRequest[]; total: number }> {
  const page = listPage(list, {
    columns: withAmounts(requestColumns, ["amount"]),
    id: refundRequests.id,
    searched: [userEmail, refundRequests.note, refundRequests.answer],
    conditions: {
      presetIds: naming(requestedPresets),
      itemIds: naming(sql`select unnest(${refundRequests.itemIds})`),
    },
  });
  const [rows, counted] = await Promise.all([
    selectRequests()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    ofInvoice(
      database().select({ total: count() }).from(refundRequests).$dynamic(),
      refundRequests.invoiceId,
    ).where(page.where),
  ]);
  return { requests: rows.map(requestView), total: counted[0]?.total ?? 0 };
}

export async function requireRefundRequest(id: number): Promise<RefundRequest> {
  const [row] = await selectRequests().where(eq(refundRequests.id, id));
  if (!row) throw new ShopError("not_found", decisionError("unknownRequest"));
  return requestView(row);
}
