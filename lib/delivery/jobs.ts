import { z } from "zod";
import { defineJob } from "@/lib/jobs/rules";

/** One job for each site, so that publishing and removing it never run at the same time. */
export const deploySiteJob = defineJob({
  name: "deploy-site",
  payload: z.object({ invoiceItemId: z.int(), task: z.enum(["publish", "remove"]) }),
  key: ({ invoiceItemId }) => String(invoiceItemId),
  retry: { attempts: 5, firstSeconds: 15, longestSeconds: 30 * 60 },
  leaseSeconds: 2 * 60,
});
