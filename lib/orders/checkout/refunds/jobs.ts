import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

/** Brings an open refund to its end at PayPal. Retried without limit, because money may have moved. */
export const finishRefundJob = defineJob({
  name: "finish-refund",
  payload: z.object({ refundId: z.int() }),
  key: ({ refundId }) => String(refundId),
  retry: { attempts: Number.POSITIVE_INFINITY, firstSeconds: 60, longestSeconds: 30 * 60 },
  leaseSeconds: 120,
  concurrency: 4,
});
