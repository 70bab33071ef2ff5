import { z } from "zod";
import { defineJob, defineScheduledJob } from "@/lib/platform/jobs/rules";

const minute = 60;
const hour = 60 * minute;

const retry = {
  // Both are retried without limit and continue where they stopped.
  attempts: Number.POSITIVE_INFINITY,
  firstSeconds: 30,
  longestSeconds: hour,
};

export const buildExportJob = defineJob({
  name: "build-export",
  payload: z.object({ exportId: z.uuid() }),
  key: ({ exportId }) => exportId,
  retry,
  leaseSeconds: 3 * minute,
});

export const deleteAccountJob = defineJob({
  name: "delete-account",
  payload: z.object({ userId: z.int() }),
  key: ({ userId }) => String(userId),
  retry,
  leaseSeconds: 3 * minute,
});

/** Deletes exports whose links have expired, and invoices that the law no longer requires. */
export const deleteExpiredDataJob = defineScheduledJob({
  name: "delete-expired-data",
  everySeconds: hour,
  leaseSeconds: 5 * minute,
});
