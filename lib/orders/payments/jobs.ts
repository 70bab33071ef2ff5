import { z } from "zod";
import { defineJob, defineScheduledJob } from "@/lib/platform/jobs/rules";

/** Reconciles an open payment until it is closed. Retried without limit, because money may have moved. */
export const checkPaymentJob = defineJob({
  name: "check-payment",
  payload: z.object({ paymentId: z.int() }),
  key: ({ paymentId }) => String(paymentId),
  retry: { attempts: Number.POSITIVE_INFINITY, firstSeconds: 60, longestSeconds: 30 * 60 },
  leaseSeconds: 120,
  concurrency: 4,
});

/** Checks captured payments again, a few at a time. */
export const checkCapturedJob = defineScheduledJob({
  name: "check-captured",
  everySeconds: 10 * 60,
  leaseSeconds: 5 * 60,
});
