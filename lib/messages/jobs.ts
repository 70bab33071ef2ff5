import { defineScheduledJob } from "@/lib/jobs/rules";

export const deleteOldMessagesJob = defineScheduledJob({
  name: "delete-old-messages",
  everySeconds: 24 * 60 * 60,
  leaseSeconds: 300,
});
