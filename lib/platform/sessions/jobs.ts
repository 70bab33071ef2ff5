import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const deleteExpiredSessionsJob = defineScheduledJob({
  name: "delete-expired-sessions",
  everySeconds: 60 * 60,
  leaseSeconds: 60,
});
