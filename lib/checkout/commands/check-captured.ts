import "server-only";
import type { Attempt } from "@/lib/jobs/rules";
import { takeCapturedToCheck } from "@/lib/payments/commands";
import { reconcilePayment } from "./reconcile-payment";

/** As many as a run asks PayPal about, one after the other. */
const batchSize = 10;

/** Until the next run while there are more. */
const pauseSeconds = 60;

/** Imports what became of captured money at PayPal without a webhook event having told of it. */
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
