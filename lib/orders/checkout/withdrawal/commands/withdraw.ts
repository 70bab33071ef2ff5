import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { currentLanguage } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoices } from "@/db/schema/invoices";
import { refundRequests } from "@/db/schema/refunds";
import { env } from "@/lib/env";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { sellerTimeZone } from "@/lib/seller-dates";
import { lockInvoice } from "../../commands/mark-paid";
import { insertRequest, isRefundOnItsWay } from "../../refunds/commands/request-refund";
import { readRefundableOrder } from "../../refunds/queries/refundable-order";
import { leftOf } from "../../refunds/rules";
import { unmatchedWithdrawalEmail, withdrawalReceivedEmail } from "../emails";
import type { Statement } from "../form";
import { endOfRight } from "../rules";

/**
 * Takes a withdrawal from a contract. Every sender gets the same receipt. If it names an order
 * and the address of its buyer, it becomes a request for a refund; of all others the shop is told.
 */
export async function withdraw(statement: Statement): Promise<void> {
  const receipt = { ...statement, receivedAt: new Date() };
  const id = randomUUID();
  await transaction(async (tx) => {
    await queueEmail(tx, {
      key: `withdrawal-received:${id}`,
      to: statement.email,
      language: currentLanguage(),
      email: withdrawalReceivedEmail(receipt),
    });
    const isRequested = await requestRefundOf(tx, receipt);
    if (isRequested) return;
    await queueEmail(tx, {
      key: `withdrawal-unmatched:${id}`,
      to: env("site").ADMIN_EMAIL,
      replyTo: statement.email,
      email: unmatchedWithdrawalEmail(receipt),
    });
  });
}

interface Receipt extends Statement {
  receivedAt: Date;
}

/** False if there is no such order of this buyer, or nothing of it can be refunded. */
async function requestRefundOf(tx: Transaction, { order: id, name, email, receivedAt }: Receipt) {
  const typed = email.toLowerCase();
  const [found] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(
      and(
        eq(invoices.id, id),
        sql`${typed} in (lower(${invoices.customer} ->> 'email'), lower(${users.email}))`,
      ),
    );
  if (!found) return false;
  const invoice = await lockInvoice(tx, id);
  if (invoice.status !== "paid" || (await isRefundOnItsWay(tx, id))) return false;
  const { order } = await readRefundableOrder(tx, invoice);
  const { items, cents } = leftOf(order);
  if (items.length === 0 || cents <= 0) return false;
  const note = `${name}, ${email}`;
  const rightEnded = endOfRight(invoice, { now: receivedAt, timeZone: sellerTimeZone() });
  const request = { items, reason: "withdrawal" as const, rightEnded, note };
  if (await insertRequest(tx, invoice, order, request)) return true;
  // The buyer has asked for a refund before: the withdrawal is of the whole order.
  await tx
    .update(refundRequests)
    .set({ reason: "withdrawal", rightEnded, note, itemIds: items.map((it) => it.id) })
    .where(and(eq(refundRequests.invoiceId, id), eq(refundRequests.status, "open")));
  return true;
}
