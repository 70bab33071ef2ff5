import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

/** Begins and ends a sale. Each sale has such a job from its creation until its end. */
export const runSaleJob = defineJob({
  name: "run-sale",
  payload: z.object({ saleId: z.int() }),
  key: ({ saleId }) => String(saleId),
  // Never given up, because the prices would stay as they are.
  retry: { attempts: Number.POSITIVE_INFINITY, firstSeconds: 10, longestSeconds: 300 },
  leaseSeconds: 120,
});
