import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import { enqueueRows } from "@/lib/jobs/commands/enqueue";
import type { Try } from "@/lib/jobs/rules";
import { isFromPaypal } from "@/lib/payments/gateway";
import { getPayment, getPaymentByOrder, type Payment } from "@/lib/payments/queries";
import { processWebhookEventJob } from "../jobs";
import { webhookEventSchema } from "../schemas";
import { reconcilePayment } from "./reconcile-payment";

/** Keeps a notice from PayPal and the job that follows it up, once. */
export async function receiveWebhookEvent(headers: Headers, rawEvent: string): Promise<string> {
  const notice = parseWebhookEvent(rawEvent);
  if (!(await isFromPaypal(headers, rawEvent))) {
    throw new ShopError("forbidden", "This notice is not signed by PayPal.");
  }
  const { id, event_type: type, resource } = notice;
  const orderId = type.startsWith("CHECKOUT.ORDER.")
    ? resource?.id
    : resource?.supplementary_data?.related_ids?.order_id;
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

function parseWebhookEvent(rawEvent: string) {
  try {
    return webhookEventSchema.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is no notice from PayPal.", { cause });
  }
}

/** A notice only says where to look: what happened is read from PayPal, unless it says what is known. */
export async function processWebhookEvent(
  { eventId }: { eventId: string },
  { runAgainIn }: Try,
): Promise<void> {
  const waiting = and(eq(webhookEvents.id, eventId), isNull(webhookEvents.processedAt));
  const [notice] = await database().select().from(webhookEvents).where(waiting);
  if (!notice) return;
  const before = notice.orderId ? await getPaymentByOrder(notice.orderId) : null;
  const after = before && !isKnown(notice.type, before) ? await reconcileAndReload(before) : before;
  if (after?.state === "capturing") return runAgainIn(captureSeconds);
  await database().update(webhookEvents).set({ processedAt: sql`now()` }).where(waiting);
}

/** Somebody else captures: it is over by then, or can be taken over. */
const captureSeconds = 60;

/** PayPal announces each step on the way to a capture, which the shop mostly was the first to know. */
const isKnown = (type: string, { state }: Payment) =>
  state === "captured" && ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"].includes(type);

async function reconcileAndReload(payment: Payment): Promise<Payment> {
  await reconcilePayment(payment);
  return (await getPayment(payment.id)) ?? payment;
}
