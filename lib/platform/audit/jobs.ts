import { defineScheduledJob } from "@/lib/platform/jobs/rules";

/** Shortens old addresses in the audit trail, and deletes events that were kept for long enough. */
export const forgetOldEventsJob = defineScheduledJob({
  name: "forget-old-events",
  everySeconds: 60 * 60,
  leaseSeconds: 5 * 60,
});
