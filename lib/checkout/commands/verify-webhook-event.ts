import "server-only";
import { boundedQueue } from "@/lib/bounded-queue";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { memoryRateLimit } from "@/lib/http/memory-rate-limit";
import { callerRateLimitKey } from "@/lib/http/rate-limit";
import { isFromPaypal } from "@/lib/payments/gateway";
import { getPaymentByOrder } from "@/lib/payments/queries";
import { readWebhookSignature } from "@/lib/payments/webhook-signature";

/** Refused events, by IP address. PayPal's own are refused only while PayPal cannot verify them. */
const refusals = memoryRateLimit({ hits: 30, seconds: 60 });

/** Each verification is a call to PayPal. */
const inTurn = boundedQueue("verify-webhook", { concurrency: 4, waiting: 20 });

interface ReceivedEvent {
  headers: Headers;
  rawEvent: string;
  /** Undefined if the event names no order. */
  orderId: string | undefined;
}

/**
 * Throws unless PayPal signed the event. Most forged ones are refused by what they say, and a caller who
 * keeps sending them by that alone. PayPal sends an event again until the answer is 200, so a genuine one
 * that cannot be judged now is not lost.
 */
export async function verifyWebhookEvent(event: ReceivedEvent): Promise<void> {
  const caller = callerRateLimitKey("webhook", event);
  const retryAfter = refusals.wait(caller);
  if (retryAfter > 0) {
    const error = "Too many events of this sender were refused. Please wait a moment.";
    throw new ShopError("too_many_requests", error, { retryAfter });
  }
  try {
    await verify(event);
  } catch (error) {
    refusals.count(caller);
    throw error;
  }
}

const notSigned = () => new ShopError("forbidden", "This webhook event is not signed by PayPal.");

async function verify({ headers, rawEvent, orderId }: ReceivedEvent): Promise<void> {
  const signature = readWebhookSignature(headers, env("paypal").PAYPAL_BASE_URL, new Date());
  if (!signature) throw notSigned();
  if (orderId && !(await getPaymentByOrder(orderId))) {
    throw new ShopError("not_found", "This webhook event is about no order of this shop.");
  }
  if (!(await inTurn(() => isFromPaypal(signature, rawEvent)))) throw notSigned();
}
