import { z } from "zod";
import { defineJob, defineScheduledJob } from "@/lib/platform/jobs/rules";

/** One job for each site, so that publishing and removing it never run at the same time. */
export const deploySiteJob = defineJob({
  name: "deploy-site",
  payload: z.object({
    invoiceItemId: z.int(),
    task: z.enum(["publish", "remove"]),
    /** The account that asked for it; left out for the shop itself. */
    userId: z.int().optional(),
    /** The number of an earlier version to publish again, instead of a new one. */
    restore: z.int().optional(),
  }),
  key: ({ invoiceItemId }) => String(invoiceItemId),
  retry: { attempts: 5, firstSeconds: 15, longestSeconds: 30 * 60 },
  leaseSeconds: 2 * 60,
});

export const deleteOldVersionsJob = defineScheduledJob({
  name: "delete-old-versions",
  everySeconds: 60 * 60,
  leaseSeconds: 300,
});

/** Schedules its own next run: after the end of the day in UTC. */
export const deleteOldVisitsJob = defineScheduledJob({
  name: "delete-old-visits",
  everySeconds: 60 * 60,
  leaseSeconds: 300,
});
