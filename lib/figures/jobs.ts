import { defineScheduledJob } from "@/lib/jobs/rules";

/** Sets its own time: when the day is over in UTC. */
export const deleteOldVisitorsJob = defineScheduledJob({
  name: "delete-old-visitors",
  everySeconds: 60 * 60,
  leaseSeconds: 300,
});
