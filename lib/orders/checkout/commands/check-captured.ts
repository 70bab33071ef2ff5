import "server-only";
import { takeCapturedToCheck } from "@/lib/orders/payments/commands";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { reconcilePayment } from "./reconcile-payment";

/** The number of payments that one run asks PayPal about, one after the other. */
const batchSize = 10;

/** Seconds until the next run while more payments are left. */
const pauseSeconds = 60;

/**
 * Imports changes of captured payments at PayPal (such as refunds) that no webhook event reported.
 */
export async function checkCaptured(
  _: object,
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
): Promise<void> {
  for (let checked = 0; checked < batchSize; checked++) {
    const payment = await takeCapturedToCheck();
    if (!payment) return;
    await reconcilePayment(payment);
  }
  runAgainIn(pauseSeconds);
}
