import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import type { PaymentState } from "@/db/words/payments";
import { ShopError } from "@/lib/errors";
import { type DisputeEvent, disputeReport } from "@/lib/orders/payments/disputes";
import { getDispute } from "@/lib/orders/payments/gateway";
import {
  getPayment,
  getPaymentByCapture,
  getPaymentByOrder,
  type Payment,
} from "@/lib/orders/payments/queries";
import type { ReturnedMoney } from "@/lib/orders/payments/refunds";
import { enqueueRows } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { processWebhookEventJob } from "../jobs";
import { listRefundsAtPaypal } from "../refunds/queries/refundable-order";
import { webhookEventSchema } from "../schemas";
import { reconcilePayment } from "./reconcile-payment";
import { reportPayment } from "./report-payment";
import { verifyWebhookEvent } from "./verify-webhook-event";

/** Verifies a webhook event that names a payment, and stores it and its job once per event id. */
export async function receiveWebhookEvent(headers: Headers, rawEvent: string): Promise<string> {
  const event = parseWebhookEvent(rawEvent);
  const { id, event_type: type } = event;
  const orderId = await orderIdOf(event);
  await verifyWebhookEvent({ headers, rawEvent, orderId });
  if (orderId === undefined) return id;
  const db = database();
  const stored = db
    .$with("stored")
    .as(
      db
        .insert(webhookEvents)
        .values({ id, type, orderId })
        .onConflictDoNothing()
        .returning({ id: webhookEvents.id }),
    );
  const payload = JSON.stringify({ eventId: id, ...reportOf(event) });
  const job = sql`select id, ${payload}::jsonb, 0 from ${stored}`;
  const queued = db.$with("queued", {}).as(enqueueRows(processWebhookEventJob, job));
  await db.with(stored, queued).select().from(stored);
  return id;
}

type WebhookEvent = ReturnType<typeof parseWebhookEvent>;

const returns = ["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"];

/** What the shop is told if it is not explained by PayPal's order. */
function reportOf({ event_type: type, resource }: WebhookEvent) {
  const { id, amount, dispute_id, dispute_amount, reason, status } = resource ?? {};
  const textOf = (money: typeof amount) => (money ? `${money.value} ${money.currency_code}` : null);
  const returned = textOf(amount);
  if (returns.includes(type) && id && returned) return { returned: { id, amount: returned } };
  if (!dispute_id) return {};
  const facts = [textOf(dispute_amount), reason, status].filter(Boolean).join(", ");
  const text = `dispute ${dispute_id}${facts && `: ${facts}`}`;
  return { disputed: { id: dispute_id, amount: textOf(dispute_amount), text } };
}

/**
 * Null if the event names a payment that the shop does not know, undefined if it names none. Events
 * about a refund name only the capture, at the end of the link "up", and so do disputes.
 */
async function orderIdOf({ event_type: type, resource }: WebhookEvent) {
  if (type.startsWith("CHECKOUT.ORDER.")) return resource?.id;
  const orderId = resource?.supplementary_data?.related_ids?.order_id;
  const href = resource?.links.find(({ rel }) => rel === "up")?.href ?? "";
  const captureId = /\/captures\/([\w-]{1,64})$/.exec(href)?.[1];
  const disputed = resource?.disputed_transactions.map((it) => it.seller_transaction_id) ?? [];
  const captureIds = captureId ? [captureId] : disputed;
  if (orderId || captureIds.length === 0) return orderId;
  for (const id of captureIds) {
    const payment = await getPaymentByCapture(id);
    if (payment?.orderId) return payment.orderId;
  }
  return null;
}

function parseWebhookEvent(rawEvent: string) {
  try {
    return webhookEventSchema.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is not a webhook event from PayPal.", { cause });
  }
}

/**
 * An event only names the payment: its state is read from PayPal, unless the shop has recorded the
 * event's change already.
 */
export async function processWebhookEvent(
  { eventId, returned, dispute, disputed }: z.output<typeof processWebhookEventJob.payload>,
  { runAgainIn }: Attempt,
): Promise<void> {
  const isPending = and(eq(webhookEvents.id, eventId), isNull(webhookEvents.processedAt));
  const [event] = await database().select().from(webhookEvents).where(isPending);
  if (!event) return;
  const before = event.orderId ? await getPaymentByOrder(event.orderId) : null;
  const after =
    before && !isKnown(event.type, before) ? await reconcileAndReload(before, returned) : before;
  if (after?.state === "capturing") return runAgainIn(captureSeconds);
  // No job follows the money of these payments.
  if (after && returned && unfollowed.includes(after.state)) {
    await reportPayment(after, `it returned ${returned.amount} (${returned.id})`);
  }
  const told = disputed && after ? await askAboutDispute(after, disputed) : dispute;
  if (after && told) await reportPayment(after, told);
  await database().update(webhookEvents).set({ processedAt: sql`now()` }).where(isPending);
}

const unfollowed: readonly PaymentState[] = ["needs_attention", "failed", "cancelled", "expired"];

/** The dispute as PayPal has it now, and what of it does not add up with the event and the books. */
async function askAboutDispute(
  { invoiceId, currency }: Payment,
  disputed: DisputeEvent,
): Promise<string> {
  const asked = await getDispute(disputed.id);
  const returnedCents = (await listRefundsAtPaypal(invoiceId))
    .filter(({ status }) => status === "completed")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return disputeReport(disputed, asked, { currency, returnedCents });
}

/**
 * Another process is capturing the payment. By the time of the retry it has finished, or its lease
 * has expired.
 */
const captureSeconds = 60;

/** Events about a capture that the shop has recorded already. */
const isKnown = (type: string, { state }: Payment) =>
  state === "captured" && ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"].includes(type);

async function reconcileAndReload(payment: Payment, returned?: ReturnedMoney): Promise<Payment> {
  await reconcilePayment(payment, { returned });
  return (await getPayment(payment.id)) ?? payment;
}
