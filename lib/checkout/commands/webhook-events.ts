import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { boundedQueue } from "@/lib/bounded-queue";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { callerRateLimitKey, consumeRateLimit, refundRateLimit } from "@/lib/http/rate-limit";
import { enqueueRows } from "@/lib/jobs/commands/enqueue";
import type { Attempt } from "@/lib/jobs/rules";
import { isFromPaypal } from "@/lib/payments/gateway";
import {
  getPayment,
  getPaymentByCapture,
  getPaymentByOrder,
  type Payment,
} from "@/lib/payments/queries";
import { readWebhookSignature } from "@/lib/payments/webhook-signature";
import { processWebhookEventJob } from "../jobs";
import { webhookEventSchema } from "../schemas";
import { reconcilePayment } from "./reconcile-payment";

/** Verifications that failed, from one IP address. PayPal's own never do. */
const forgedLimit = { hits: 30, seconds: 60 };

/** Each verification is a call to PayPal. */
const inTurn = boundedQueue("verify-webhook", { concurrency: 4, waiting: 20 });

/**
 * Stores a webhook event and its job, once per event id. What can be refused without PayPal is refused
 * first. PayPal sends an event again until the answer is 200, so one that cannot be judged now is not lost.
 */
export async function receiveWebhookEvent(headers: Headers, rawEvent: string): Promise<string> {
  const event = parseWebhookEvent(rawEvent);
  const { id, event_type: type } = event;
  const signature = readWebhookSignature(headers, env("paypal").PAYPAL_BASE_URL, new Date());
  if (!signature) throw notSigned();
  if (await isStored(id)) return id;
  const orderId = await orderIdOf(event);
  if (orderId && !(await getPaymentByOrder(orderId))) {
    throw new ShopError("not_found", "This webhook event is about no order of this shop.");
  }
  const attempts = callerRateLimitKey("forged-webhook", { headers });
  await consumeRateLimit(attempts, forgedLimit);
  if (!(await inTurn(() => isFromPaypal(signature, rawEvent)))) throw notSigned();
  await refundRateLimit(attempts);
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
  const job = sql`select id, jsonb_build_object('eventId', id), 0 from ${stored}`;
  const queued = db.$with("queued", {}).as(enqueueRows(processWebhookEventJob, job));
  await db.with(stored, queued).select().from(stored);
  return id;
}

/** Events about a refund name its capture only, as the end of the link "up". */
async function orderIdOf({ event_type: type, resource }: ReturnType<typeof parseWebhookEvent>) {
  if (type.startsWith("CHECKOUT.ORDER.")) return resource?.id;
  const orderId = resource?.supplementary_data?.related_ids?.order_id;
  const href = resource?.links.find(({ rel }) => rel === "up")?.href ?? "";
  const captureId = /\/captures\/([\w-]{1,64})$/.exec(href)?.[1];
  if (orderId || !captureId) return orderId;
  return (await getPaymentByCapture(captureId))?.orderId;
}

const notSigned = () => new ShopError("forbidden", "This webhook event is not signed by PayPal.");

/** Stored events were verified. */
async function isStored(id: string): Promise<boolean> {
  const [event] = await database()
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
  return event !== undefined;
}

function parseWebhookEvent(rawEvent: string) {
  try {
    return webhookEventSchema.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is not a webhook event from PayPal.", { cause });
  }
}

/** An event only names the payment: its state is read from PayPal, unless the event tells nothing new. */
export async function processWebhookEvent(
  { eventId }: { eventId: string },
  { runAgainIn }: Attempt,
): Promise<void> {
  const isPending = and(eq(webhookEvents.id, eventId), isNull(webhookEvents.processedAt));
  const [event] = await database().select().from(webhookEvents).where(isPending);
  if (!event) return;
  const before = event.orderId ? await getPaymentByOrder(event.orderId) : null;
  const after = before && !isKnown(event.type, before) ? await reconcileAndReload(before) : before;
  if (after?.state === "capturing") return runAgainIn(captureSeconds);
  await database().update(webhookEvents).set({ processedAt: sql`now()` }).where(isPending);
}

/** Another process captures the payment. By then it has finished, or its lease has ended. */
const captureSeconds = 60;

/** Events about a capture that the shop has recorded already. */
const isKnown = (type: string, { state }: Payment) =>
  state === "captured" && ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"].includes(type);

async function reconcileAndReload(payment: Payment): Promise<Payment> {
  await reconcilePayment(payment);
  return (await getPayment(payment.id)) ?? payment;
}
