import "server-only";
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { currentTranslations } from "#current-translations";
import { type Database, database } from "@/db/client";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { notPaidDays, visibleStatuses } from "@/db/words/invoices";
import { ShopError } from "@/lib/errors";
import { currency } from "@/lib/money";
import type { Caller } from "@/lib/platform/sessions/rules";
import type { Invoice } from "../schemas";
import { listCorrections } from "./corrections";
import { purchaseStatusOf, selectInvoices, toInvoiceViews } from "./invoice-views";

const order = currentTranslations("orderErrors");

const t = currentTranslations("errors");

const maxInvoices = 500;

/**
 * A customer's orders, newest first: without the orders that failed, except those that can be paid
 * again.
 */
export async function listInvoices(userId: number): Promise<Invoice[]> {
  const isVisible = and(
    inArray(invoices.status, [...visibleStatuses]),
    sql`${wasDeclined} is not true`,
  );
  const rows = await selectInvoices()
    .where(and(eq(invoices.userId, userId), or(isVisible, canBePaidAgain())))
    .orderBy(desc(invoices.id))
    .limit(maxInvoices);
  return toInvoiceViews(rows, purchaseStatusOf);
}

/** The order still waits at PayPal; the buyer may return there and choose another way to pay. */
const wasDeclined = and(eq(payments.state, "awaiting_payer"), gt(payments.captureAttempt, 0));

/**
 * The newest attempt to buy these presets that was neither paid at PayPal nor replaced, while no
 * other order of the customer has its presets. Its price may have changed meanwhile: a customer who
 * pays it again is told so.
 */
function canBePaidAgain() {
  const newer = alias(invoices, "newer");
  const setOf = (id: SQLWrapper) =>
    sql`(select array_agg((preset_id, deployment_of) order by preset_id) from ${invoiceItems} where invoice_id = ${id})`;
  const claimedByAnother = database()
    .select({ id: invoiceItems.id })
    .from(invoiceItems)
    .innerJoin(
      purchaseClaims,
      and(
        eq(purchaseClaims.userId, invoices.userId),
        eq(purchaseClaims.presetId, invoiceItems.presetId),
        eq(purchaseClaims.licenseNumber, invoiceItems.licenseNumber),
        ne(purchaseClaims.invoiceId, invoices.id),
      ),
    )
    .where(and(eq(invoiceItems.invoiceId, invoices.id), isNull(invoiceItems.deploymentOf)));
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
    eq(invoices.currency, currency),
    notExists(claimedByAnother),
    notExists(newerAttempt),
  );
}

/**
 * One invoice, for its owner or staff. For others, an unknown id looks the same as an invoice of
 * another customer.
 */
export async function requireInvoice(
  id: number,
  reader: Pick<Caller, "userId" | "permissions">,
): Promise<Invoice> {
  const [row] = await selectInvoices().where(eq(invoices.id, id));
  if (!reader.permissions.includes("orders:read") && row?.userId !== reader.userId) {
    throw new ShopError("forbidden", order("otherInvoice"));
  }
  if (!row) throw new ShopError("not_found", t("unknownInvoice"));
  const [invoice] = await toInvoiceViews([row]);
  if (!invoice) throw new Error("The invoice has no view.");
  return invoice;
}

export type InvoiceFacts = Awaited<ReturnType<typeof getInvoiceFacts>>;

/**
 * The content of an invoice document: of the original invoice, or of a corrected one by its
 * version. Callers have checked the permission.
 */
export async function getInvoiceFacts(id: number, version = 0) {
  const [row] = await selectInvoices().where(eq(invoices.id, id));
  const [items, corrections] = await Promise.all([
    database()
      .select({
        name: invoiceItems.name,
        priceCents: invoiceItems.priceCents,
        discountCents: invoiceItems.discountCents,
      })
      .from(invoiceItems)
      .where(eq(invoiceItems.invoiceId, id))
      .orderBy(asc(invoiceItems.id)),
    listCorrections([id]),
  ]);
  if (!row || version > corrections.length) {
    throw new ShopError("not_found", t("unknownInvoice"));
  }
  return { ...row, items, corrections, version };
}

/** The presets in a customer's paid invoices, each as often as the customer has licenses of it. */
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
