import "server-only";
import { lt, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { idempotencyKeys, webhookEvents } from "@/db/schema/payments";
import { claimDuePayments, scheduleNextCheck, transitionPayment } from "@/lib/payments/commands";
import { getPayment, type Payment } from "@/lib/payments/queries";
import { requestIdLifetimeMs } from "@/lib/payments/rules";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { tolerateProviderOutage } from "./provider-outage";
import { reconcilePayment } from "./reconcile-payment";
import { expireTransfers, sendTransferReminders } from "./transfers";
import { listPendingWebhookEvents, processWebhookEvent } from "./webhook-events";

/** As much as one sweep takes on; what is left is due again at the next. */
const batch = 25;

/** Finishes what was left: payments nobody came back for, notices nobody followed, late transfers. */
export async function runCheckoutJobs(): Promise<void> {
  await untilPaypalFails(await listPendingWebhookEvents(batch), processWebhookEvent);
  await untilPaypalFails(await claimDuePayments(batch), checkPayment);
  await sendTransferReminders(batch);
  await expireTransfers(batch);
  await deleteExpiredKeys();
}

/** Milliseconds. */
const pauseBetween = 60_000;
let lastSweep = 0;

/**
 * A shop that is visited sweeps itself, for where schedulers come by once a day. What was paid for is
 * delivered by `deliver`, which knows the layouts.
 */
export async function runCheckoutJobsOccasionally(deliver: () => Promise<void>): Promise<void> {
  if (Date.now() - lastSweep < pauseBetween) return;
  lastSweep = Date.now();
  await runCheckoutJobs();
  await deliver();
}

/** One failure of PayPal's is enough: the others would wait for it in vain. */
const untilPaypalFails = <T>(all: T[], follow: (one: T) => Promise<unknown>) =>
  tolerateProviderOutage(async () => {
    for (const one of all) await follow(one);
  });

async function checkPayment(id: number): Promise<void> {
  const before = await getPayment(id);
  if (!before) return;
  await (before.state === "creating" ? expireUnopened(before) : reconcilePayment(before));
  await scheduleNextCheck(before);
}

/** PayPal never answered, and by now no longer knows what it was asked. */
async function expireUnopened(payment: Payment): Promise<void> {
  if (Date.now() - payment.createdAt.getTime() < requestIdLifetimeMs) return;
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const expired = await transitionPayment(tx, payment.id, { from: "creating", to: "expired" });
    if (expired) await releaseOrder(tx, invoice.id, { to: "expired" });
  });
}

async function deleteExpiredKeys() {
  await database()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
  await database()
    .delete(webhookEvents)
    .where(lt(webhookEvents.processedAt, sql`now() - interval '90 days'`));
}
