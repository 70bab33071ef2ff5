import { z } from "zod";
import { defineJob, defineScheduledJob } from "@/lib/platform/jobs/rules";

const minute = 60;
const hour = 60 * minute;

/** Given up after two days. */
export const processWebhookEventJob = defineJob({
  name: "process-webhook-event",
  payload: z.object({
    eventId: z.string(),
    /** The money that went back, by the event. */
    returned: z.object({ id: z.string(), amount: z.string() }).optional(),
    /** What happened to a dispute, from events that the previous release received. */
    dispute: z.string().optional(),
    /** What the event says of a dispute. */
    disputed: z
      .object({ id: z.string(), amount: z.string().nullable(), text: z.string() })
      .optional(),
  }),
  key: ({ eventId }) => eventId,
  retry: { attempts: 50, firstSeconds: minute, longestSeconds: hour },
  leaseSeconds: 2 * minute,
  concurrency: 4,
});

const ofInvoice = {
  payload: z.object({ invoiceId: z.int() }),
  key: ({ invoiceId }: { invoiceId: number }) => String(invoiceId),
  retry: { attempts: 12, firstSeconds: minute, longestSeconds: hour },
  leaseSeconds: minute,
};

export const remindOfTransferJob = defineJob({ name: "remind-of-transfer", ...ofInvoice });

export const expireTransferJob = defineJob({ name: "expire-transfer", ...ofInvoice });

/**
 * Enqueued when an order with deployment is paid or refunded (also in part). Handled by
 * `lib/sites/delivery`.
 */
export const syncDeploymentsJob = defineJob({ name: "sync-deployments", ...ofInvoice });

export const deleteExpiredKeysJob = defineScheduledJob({
  name: "delete-expired-keys",
  everySeconds: hour,
  leaseSeconds: minute,
});
