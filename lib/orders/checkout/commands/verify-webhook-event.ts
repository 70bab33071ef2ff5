import "server-only";
import { boundedQueue } from "@/lib/bounded-queue";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isFromPaypal } from "@/lib/orders/payments/gateway";
import { getPaymentByOrder } from "@/lib/orders/payments/queries";
import { readWebhookSignature } from "@/lib/orders/payments/webhook-signature";
import { countRefusedWebhook } from "@/lib/platform/http/flood-limits";

/** Each verification is a call to PayPal. */
const inTurn = boundedQueue("verify-webhook", { concurrency: 4, waiting: 20 });

interface ReceivedEvent {
  headers: Headers;
  rawEvent: string;
  /**
   * Null if the event names a payment that this shop does not know, undefined if the event names no
   * payment.
   */
  orderId: string | null | undefined;
}

/**
 * Throws unless PayPal signed the event. An event that names no payment changes nothing, so PayPal
 * is not asked about it. Most forged events are refused because of their content;
 * `lib/platform/http/flood-limits.ts` stops clients that keep sending them. PayPal sends an event again
 * until the answer is 200, so a genuine event that cannot be verified now is not lost.
 */
export async function verifyWebhookEvent(event: ReceivedEvent): Promise<void> {
  try {
    await verify(event);
    if (event.orderId === undefined) countRefusedWebhook(event.headers);
  } catch (error) {
    countRefusedWebhook(event.headers);
    throw error;
  }
}

const notSigned = () => new ShopError("forbidden", "This webhook event is not signed by PayPal.");

async function verify({ headers, rawEvent, orderId }: ReceivedEvent): Promise<void> {
  const signature = readWebhookSignature(headers, env("paypal").PAYPAL_BASE_URL, new Date());
  if (!signature) throw notSigned();
  if (orderId === undefined) return;
  if (!orderId || !(await getPaymentByOrder(orderId))) {
    throw new ShopError("not_found", "This webhook event is about no order of this shop.");
  }
  if (!(await inTurn(() => isFromPaypal(signature, rawEvent)))) throw notSigned();
}
