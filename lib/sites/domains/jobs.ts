import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

const retry = {
  // Checks the domain again and again for as long as it exists.
  attempts: Number.POSITIVE_INFINITY,
  firstSeconds: 60,
  longestSeconds: 60 * 60,
};

export const checkDomainJob = defineJob({
  name: "check-domain",
  payload: z.object({ domainId: z.int() }),
  key: ({ domainId }) => String(domainId),
  retry,
  leaseSeconds: 60,
  concurrency: 4,
});

/** Sends a static host the domain of a site. */
export const setHostDomainJob = defineJob({
  name: "set-host-domain",
  payload: z.object({ invoiceItemId: z.int() }),
  key: ({ invoiceItemId }) => String(invoiceItemId),
  retry: { attempts: 12, firstSeconds: 30, longestSeconds: 60 * 60 },
  leaseSeconds: 60,
});
