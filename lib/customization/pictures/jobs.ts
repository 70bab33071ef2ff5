import { defineScheduledJob } from "@/lib/platform/jobs/rules";

export const deleteUnusedPicturesJob = defineScheduledJob({
  name: "delete-unused-pictures",
  everySeconds: 24 * 60 * 60,
  leaseSeconds: 300,
});
