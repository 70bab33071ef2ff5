import "server-only";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import { isFromPaypal } from "@/lib/payments/gateway";
import { getPayment, getPaymentByOrder } from "@/lib/payments/queries";
import { noticeSchema } from "../schemas";
import { settlePayment } from "./settle";

/** Keeps a notice from PayPal, once. Returns its id, to be followed up after the answer. */
export async function receiveNotice(headers: Headers, rawEvent: string): Promise<string> {
  const notice = readNotice(rawEvent);
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

function readNotice(rawEvent: string) {
  try {
    return noticeSchema.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is no notice from PayPal.", { cause });
  }
}

/** A notice only says where to look: what happened is read from PayPal. */
export async function followNotice(id: string): Promise<void> {
  const waiting = and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt));
  const [notice] = await database().select().from(webhookEvents).where(waiting);
  if (!notice) return;
  const payment = notice.orderId ? await getPaymentByOrder(notice.orderId) : null;
  if (payment) {
    await settlePayment(payment);
    if ((await getPayment(payment.id))?.state === "capturing") return;
  }
  await database().update(webhookEvents).set({ processedAt: sql`now()` }).where(waiting);
}

/** Notices that nobody could follow when they came. */
export async function listWaitingNotices(limit: number): Promise<string[]> {
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
