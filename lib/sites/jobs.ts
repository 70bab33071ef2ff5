import { z } from "zod";
import { defineJob, defineScheduledJob } from "@/lib/jobs/rules";

/** One job for each site, so that publishing and removing it never run at the same time. */
export const deploySiteJob = defineJob({
  name: "deploy-site",
  payload: z.object({
    invoiceItemId: z.int(),
    task: z.enum(["publish", "remove"]),
    /** Whose wish it is; left out for the shop's own. */
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

/** Sets its own time: when the day is over in UTC. */
export const deleteOldVisitsJob = defineScheduledJob({
  name: "delete-old-visits",
  everySeconds: 60 * 60,
  leaseSeconds: 300,
});
