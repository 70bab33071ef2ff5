import "server-only";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import { isFromPaypal } from "@/lib/payments/gateway";
import { getPayment, getPaymentByOrder, type Payment } from "@/lib/payments/queries";
import { webhookEventSchema } from "../schemas";
import { reconcilePayment } from "./reconcile-payment";

/** Keeps a notice from PayPal, once. Returns its id, to be followed up after the answer. */
export async function receiveWebhookEvent(headers: Headers, rawEvent: string): Promise<string> {
  const notice = parseWebhookEvent(rawEvent);
  if (!(await isFromPaypal(headers, rawEvent))) {
    throw new ShopError("forbidden", "This notice is not signed by PayPal.");
  }
  const { id, event_type: type, resource } = notice;
  const orderId = type.startsWith("CHECKOUT.ORDER.")
    ? resource?.id
    : resource?.supplementary_data?.related_ids?.order_id;
  await database().insert(webhookEvents).values({ id, type, orderId }).onConflictDoNothing();
  return id;
}

function parseWebhookEvent(rawEvent: string) {
  try {
    return webhookEventSchema.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is no notice from PayPal.", { cause });
  }
}

/**
 * A notice only says where to look: what happened is read from PayPal, unless it says what is known.
 * Returns whether it moved a payment.
 */
export async function processWebhookEvent(id: string): Promise<boolean> {
  const waiting = and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt));
  const [notice] = await database().select().from(webhookEvents).where(waiting);
  if (!notice) return false;
  const before = notice.orderId ? await getPaymentByOrder(notice.orderId) : null;
  const after = before && !isKnown(notice.type, before) ? await reconcileAndReload(before) : before;
  if (after?.state === "capturing") return false;
  await database().update(webhookEvents).set({ processedAt: sql`now()` }).where(waiting);
  return after?.state !== before?.state;
}

/** PayPal announces each step on the way to a capture, which the shop mostly was the first to know. */
const isKnown = (type: string, { state }: Payment) =>
  state === "captured" && ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"].includes(type);

async function reconcileAndReload(payment: Payment): Promise<Payment> {
  await reconcilePayment(payment);
  return (await getPayment(payment.id)) ?? payment;
}

/** Notices that nobody could follow when they came. */
export async function listPendingWebhookEvents(limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(
        isNull(webhookEvents.processedAt),
        lt(webhookEvents.receivedAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
