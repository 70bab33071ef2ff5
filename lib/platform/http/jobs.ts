import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const deleteExpiredRateLimitsJob = defineScheduledJob({
  name: "delete-expired-rate-limits",
  everySeconds: 60 * 60,
  leaseSeconds: 60,
});
