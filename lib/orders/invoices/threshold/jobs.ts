import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const watchThresholdJob = defineScheduledJob({
  name: "watch-tax-threshold",
  everySeconds: 24 * 60 * 60,
  leaseSeconds: 60,
});
