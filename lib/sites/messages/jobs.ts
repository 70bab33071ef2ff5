import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const emailHeldMessagesJob = defineScheduledJob({
  name: "mail-held-messages",
  everySeconds: 60,
  leaseSeconds: 120,
});

export const deleteOldMessagesJob = defineScheduledJob({
  name: "delete-old-messages",
  everySeconds: 24 * 60 * 60,
  leaseSeconds: 300,
});
