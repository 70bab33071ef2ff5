import "server-only";
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoiceCorrections, invoices, purchaseClaims } from "@/db/schema/invoices";
import { idempotencyKeys, payments } from "@/db/schema/payments";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { bankLines, transfers } from "@/db/schema/transfers";
import { openStates } from "@/db/words/payments";
import { openRefundStatuses } from "@/db/words/refunds";
import { nobodysEmail } from "@/lib/accounts/rules";
import { receivedCents } from "@/lib/orders/transfers/queries";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { dedupeKeysOf } from "../emails/dedupe-keys";
import { lockOwner, releaseOrder } from "./mark-paid";
import { cancelReturn } from "./paypal-return";

const paymentOf = (condition: SQL | undefined) =>
  database()
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.invoiceId, invoices.id), condition));

/**
 * Closes the orders of a customer whose account is deleted, and deletes those for which no money
 * was moved. False while money may still move, or staff have to decide about it.
 */
export async function endOrdersOf(userId: number): Promise<boolean> {
  const waiting = await database()
    .select({ orderId: payments.orderId })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.userId, userId), eq(payments.state, "awaiting_payer")));
  for (const { orderId } of waiting) if (orderId) await cancelReturn(orderId, { userId });
  return transaction(async (tx) => {
    await lockOwner(tx, userId);
    const ofUser = eq(invoices.userId, userId);
    // Money of an order that is not paid has to go back first.
    const hasMoney = and(ofUser, isNull(invoices.number), gt(receivedCents, 0));
    if ((await tx.$count(invoices, hasMoney)) > 0) return false;
    const isTransfer = and(eq(invoices.status, "pending"), eq(invoices.method, "bank_transfer"));
    const pending = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(ofUser, isTransfer, notExists(paymentOf(undefined))));
    for (const { id } of pending) await releaseOrder(tx, id, { to: "cancelled" });
    const isOpen = inArray(payments.state, [...openStates, "needs_attention"]);
    const open = await tx
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .where(and(ofUser, isOpen))
      .limit(1);
    if (open.length > 0) return false;
    if (await hasOpenRefund(tx, userId)) return false;
    await deleteOrderEmails(tx, userId);
    await tx.delete(invoices).where(
      and(
        ofUser,
        isNull(invoices.number),
        notExists(paymentOf(isNotNull(payments.captureId))),
        // Money that arrived and went back stays in the books.
        notExists(
          tx
            .select({ id: transfers.id })
            .from(transfers)
            .where(eq(transfers.invoiceId, invoices.id)),
        ),
      ),
    );
    await tx.delete(purchaseClaims).where(eq(purchaseClaims.userId, userId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    return true;
  });
}

/** Wherever they were sent: the customer may have had another address then. */
async function deleteOrderEmails(tx: Transaction, userId: number): Promise<void> {
  const orders = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.userId, userId));
  for (const { id } of orders) {
    const idsIn = async (table: typeof refunds | typeof refundRequests | typeof transfers) => {
      const rows = await tx.select({ id: table.id }).from(table).where(eq(table.invoiceId, id));
      return rows.map((row) => row.id);
    };
    const ids = {
      refundIds: await idsIn(refunds),
      requestIds: await idsIn(refundRequests),
      transferIds: await idsIn(transfers),
    };
    await deleteEmails(tx, dedupeKeysOf(id, ids));
  }
}

async function hasOpenRefund(tx: Transaction, userId: number): Promise<boolean> {
  const open = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .where(and(eq(invoices.userId, userId), inArray(refunds.status, [...openRefundStatuses])))
    .limit(1);
  return open.length > 0;
}

/** Removes from the remaining invoices all data that the law does not require. */
export const stripInvoicesOf = (userId: number): Promise<void> =>
  transaction(async (tx) => {
    const ofUser = eq(invoices.userId, userId);
    await tx
      .update(invoices)
      .set({ customer: sql`${invoices.customer} || '{"email": ""}'` })
      .where(ofUser);
    const theirs = tx.select({ id: invoices.id }).from(invoices).where(ofUser);
    await tx
      .update(invoiceCorrections)
      .set({ customer: sql`${invoiceCorrections.customer} || '{"email": ""}'`, note: "" })
      .where(inArray(invoiceCorrections.invoiceId, theirs));
    await tx
      .update(payments)
      .set({ approvalUrl: null, traceparent: null })
      .where(inArray(payments.invoiceId, theirs));
    await tx.delete(refundRequests).where(inArray(refundRequests.invoiceId, theirs));
    await tx.update(refunds).set({ note: "" }).where(inArray(refunds.invoiceId, theirs));
  });

/**
 * The date of the newest document of an order: its corrections and credit notes are deleted
 * together with the invoice.
 */
const lastIssuedAt = sql`greatest(
  coalesce(${invoices.paidAt}, ${invoices.createdAt}),
  (select max(${refunds.completedAt}) from ${refunds} where ${refunds.invoiceId} = ${invoices.id}),
  (select max(${invoiceCorrections.createdAt}) from ${invoiceCorrections}
    where ${invoiceCorrections.invoiceId} = ${invoices.id}))`;

/**
 * Deletes the invoices of deleted accounts once the full number of years required by law has passed
 * after the year of the newest document, and lines of bank statements as old as that.
 */
export async function deleteOldInvoices(years: number): Promise<void> {
  const nobody = database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, nobodysEmail));
  const lastYear = sql`date_trunc('year', now()) - make_interval(years => ${years})`;
  await database()
    .delete(invoices)
    .where(and(inArray(invoices.userId, nobody), lt(lastIssuedAt, lastYear)));
  await database()
    .delete(bankLines)
    .where(lt(bankLines.day, sql`(${lastYear})::date`));
}

/** The email addresses that a customer has ordered with, without those of other accounts. */
export async function listOrderAddresses(userId: number): Promise<string[]> {
  const email = sql<string>`${invoices.customer} ->> 'email'`;
  const othersAccount = database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  const rows = await database()
    .selectDistinct({ email })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), notExists(othersAccount)));
  return rows.flatMap((row) => row.email || []);
}
