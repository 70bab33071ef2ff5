import { z } from "zod";
import { defineJob } from "@/lib/jobs/rules";

/** Begins and ends a sale. There is one for each sale, from when it is made until it has ended. */
export const runSaleJob = defineJob({
  name: "run-sale",
  payload: z.object({ saleId: z.int() }),
  key: ({ saleId }) => String(saleId),
  // Given up, the prices would stay as they are.
  retry: { attempts: Number.POSITIVE_INFINITY, firstSeconds: 10, longestSeconds: 300 },
  leaseSeconds: 120,
});
