import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

/** The delivery itself has the pauses between its attempts: these are for failures of the shop. */
export const deliverToWebhookJob = defineJob({
  name: "deliver-to-webhook",
  payload: z.object({ messageId: z.int() }),
  key: ({ messageId }) => String(messageId),
  retry: { attempts: 5, firstSeconds: 30, longestSeconds: 10 * 60 },
  leaseSeconds: 60,
  // A slow program of one owner must not hold up those of the others.
  concurrency: 4,
});
