import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { openRefundStatuses, type RequestedReason, type RightEnding } from "@/db/words/refunds";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor } from "@/lib/platform/sessions/rules";
import { aboutOrder, type InvoiceRow, lockInvoice } from "../../commands/mark-paid";
import { refundKey } from "../../emails/dedupe-keys";
import { refundDeclinedEmail, refundRequestedEmail } from "../emails";
import { readRefundableOrder } from "../queries/refundable-order";
import { leftOf, type RefundableOrder, refusalOfRequest, sumOf, wishedItems } from "../rules";
import type { RequestDecision, RequestForm } from "../schemas";
import { type InsertedRefund, insertRefund } from "./insert-refund";
import { afterRefund } from "./start-refund";

const t = currentTranslations("refundErrors");
const decisionError = currentTranslations("refundDecisionErrors");

/** Records a customer's request for a refund; the shop is informed. Returns the request's id. */
export async function requestRefund(
  { invoiceId, reason, note, ...wish }: RequestForm,
  actor: Actor,
): Promise<number> {
  await requireInvoice(invoiceId, actor);
  await consumeAccountRateLimit("refund-request", actor.userId, { hits: 20, seconds: 3600 });
  return transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const { order } = await readRefundableOrder(tx, invoice);
    const refusal = refusalOfRequest(order, { ...wish, paidAt: invoice.paidAt }, new Date());
    if (refusal) throw new ShopError("conflict", refusal);
    await refuseWhileOneIsOnItsWay(tx, invoiceId);
    const items = wishedItems(order, wish) ?? [];
    const id = await insertRequest(tx, invoice, order, { items, reason, note });
    if (id === null) {
      throw new ShopError("conflict", t("askedAlready"));
    }
    return id;
  });
}

interface NewRequest {
  items: RefundableOrder["items"];
  reason: RequestedReason;
  rightEnded?: RightEnding | null;
  note: string;
}

/** Stores a request and tells the shop; null if the order has an open one. */
export async function insertRequest(
  tx: Transaction,
  invoice: InvoiceRow,
  order: RefundableOrder,
  { items, reason, rightEnded = null, note }: NewRequest,
): Promise<number | null> {
  const [request] = await tx
    .insert(refundRequests)
    .values({ invoiceId: invoice.id, itemIds: items.map(({ id }) => id), reason, rightEnded, note })
    .onConflictDoNothing()
    .returning();
  if (!request) return null;
  await recordEvent(tx, "order.refund-asked", aboutOrder(invoice));
  await queueEmail(tx, {
    key: refundKey("refund-requested", invoice.id, request.id),
    to: env("site").ADMIN_EMAIL,
    email: refundRequestedEmail(invoice, {
      items,
      amountCents: sumOf(order, items),
      currency: order.currency,
      reason,
      note,
    }),
  });
  return request.id;
}

export async function isRefundOnItsWay(tx: Transaction, invoiceId: number): Promise<boolean> {
  const isOnItsWay = inArray(refunds.status, [...openRefundStatuses]);
  return (await tx.$count(refunds, and(eq(refunds.invoiceId, invoiceId), isOnItsWay))) > 0;
}

/** If PayPal refuses the refund, its request is open again, and only one request may be open. */
async function refuseWhileOneIsOnItsWay(tx: Transaction, invoiceId: number): Promise<void> {
  if (!(await isRefundOnItsWay(tx, invoiceId))) return;
  throw new ShopError("conflict", t("onItsWay"));
}

/**
 * Approves a request, which starts a refund, or declines it; of two concurrent decisions the second
 * is refused.
 */
export async function decideRequest(
  id: number,
  { status, answer = "", reference }: RequestDecision,
  { email }: Pick<Actor, "email">,
): Promise<void> {
  if (status === "open") return;
  if (status === "declined") return declineRequest(id, answer, email);
  const request = await requireRequest(id);
  const inserted = await transaction(async (tx): Promise<InsertedRefund> => {
    const invoice = await lockInvoice(tx, request.invoiceId);
    const { order } = await readRefundableOrder(tx, invoice);
    const items = leftOf(order).items.filter((it) => request.itemIds.includes(it.id));
    const isDecided = { status, decidedBy: email, decidedAt: sql`now()` } as const;
    const decided = await tx.update(refundRequests).set(isDecided).where(isOpen(id)).returning();
    if (decided.length === 0) throw decidedAlready();
    if (items.length === 0) throw new ShopError("conflict", decisionError("refundedAlready"));
    const form = {
      itemIds: items.map((item) => item.id),
      amountCents: sumOf(order, items),
      reason: request.reason,
      note: request.note,
      reference,
      // PayPal may have refused it before: then the money was returned by hand.
      method: reference ? ("bank_transfer" as const) : undefined,
    };
    const made = await insertRefund(tx, invoice, form, email);
    const refundId = made.refund.id;
    await tx.update(refundRequests).set({ refundId }).where(eq(refundRequests.id, id));
    return made;
  });
  await afterRefund(inserted);
}

async function declineRequest(id: number, answer: string, decidedBy: string): Promise<void> {
  if (!answer) {
    const error = decisionError("answer");
    throw new ShopError("invalid", error, { fields: { answer: error } });
  }
  const { invoiceId } = await requireRequest(id);
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const decided = await tx
      .update(refundRequests)
      .set({ status: "declined", answer, decidedBy, decidedAt: sql`now()` })
      .where(isOpen(id))
      .returning();
    if (decided.length === 0) throw decidedAlready();
    await recordEvent(tx, "order.refund-declined", aboutOrder(invoice));
    if (!invoice.customer.email) return;
    await queueEmail(tx, {
      key: refundKey("refund-declined", invoiceId, id),
      to: invoice.customer.email,
      language: invoice.customer.language,
      email: refundDeclinedEmail(invoice, answer),
    });
  });
}

const isOpen = (id: number) => and(eq(refundRequests.id, id), eq(refundRequests.status, "open"));

const decidedAlready = () => new ShopError("conflict", decisionError("decidedAlready"));

async function requireRequest(id: number) {
  const [request] = await database().select().from(refundRequests).where(eq(refundRequests.id, id));
  if (!request) throw new ShopError("not_found", decisionError("unknownRequest"));
  return request;
}
