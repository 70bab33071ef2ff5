import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const emailKeptDraftsJob = defineScheduledJob({
  name: "mail-kept-drafts",
  everySeconds: 60 * 60,
  leaseSeconds: 120,
});
