import { defineScheduledJob } from "@/lib/platform/jobs/rules";

/** Schedules its own next run: after the end of the day in UTC. */
export const deleteOldVisitorsJob = defineScheduledJob({
  name: "delete-old-visitors",
  everySeconds: 60 * 60,
  leaseSeconds: 300,
});
