import "server-only";
import { lt, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { idempotencyKeys, webhookEvents } from "@/db/schema/payments";
import { movePayment, postponeCheck, takeDuePayments } from "@/lib/payments/commands";
import { getPayment, type Payment } from "@/lib/payments/queries";
import { requestLife } from "@/lib/payments/rules";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { followNotice, listWaitingNotices } from "./notices";
import { unlessPaypalIsAway } from "./outage";
import { settlePayment } from "./settle";
import { expireTransfers, remindOfTransfers } from "./transfers";

/** As much as one sweep takes on; what is left is due again at the next. */
const batch = 25;

/** Finishes what was left: payments nobody came back for, notices nobody followed, late transfers. */
export async function sweepCheckout(): Promise<void> {
  await whilePaypalAnswers(await listWaitingNotices(batch), followNotice);
  await whilePaypalAnswers(await takeDuePayments(batch), sweepPayment);
  await remindOfTransfers(batch);
  await expireTransfers(batch);
  await forgetOldKeys();
}

/** Milliseconds. */
const pauseBetween = 60_000;
let lastSweep = 0;

/**
 * A shop that is visited sweeps itself, for where schedulers come by once a day. What was paid for is
 * delivered by `deliver`, which knows the layouts.
 */
export async function sweepNowAndThen(deliver: () => Promise<void>): Promise<void> {
  if (Date.now() - lastSweep < pauseBetween) return;
  lastSweep = Date.now();
  await sweepCheckout();
  await deliver();
}

/** One failure of PayPal's is enough: the others would wait for it in vain. */
const whilePaypalAnswers = <T>(all: T[], follow: (one: T) => Promise<unknown>) =>
  unlessPaypalIsAway(async () => {
    for (const one of all) await follow(one);
  });

async function sweepPayment(id: number): Promise<void> {
  const before = await getPayment(id);
  if (!before) return;
  await (before.state === "creating" ? expireUnopened(before) : settlePayment(before));
  await postponeCheck(before);
}

/** PayPal never answered, and by now no longer knows what it was asked. */
async function expireUnopened(payment: Payment): Promise<void> {
  if (Date.now() - payment.createdAt.getTime() < requestLife) return;
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const expired = await movePayment(tx, payment.id, { from: "creating", to: "expired" });
    if (expired) await releaseOrder(tx, invoice.id, { to: "expired" });
  });
}

async function forgetOldKeys() {
  await database()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
  await database()
    .delete(webhookEvents)
    .where(lt(webhookEvents.processedAt, sql`now() - interval '90 days'`));
}
