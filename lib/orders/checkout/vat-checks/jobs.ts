import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

const minute = 60;
const hour = 60 * minute;

/** VIES gave no answer a moment ago. */
export const firstRecheckSeconds = 15 * minute;

/** Asks VIES about the VAT ID of an order until it answers, in the end twice a day. */
export const recheckVatIdJob = defineJob({
  name: "recheck-vat-id",
  payload: z.object({ invoiceId: z.int() }),
  key: ({ invoiceId }) => String(invoiceId),
  retry: {
    attempts: Number.POSITIVE_INFINITY,
    firstSeconds: firstRecheckSeconds,
    longestSeconds: 12 * hour,
  },
  leaseSeconds: minute,
});
