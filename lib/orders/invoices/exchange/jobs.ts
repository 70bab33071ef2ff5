import { defineScheduledJob } from "@/lib/platform/jobs/rules";

/** New rates are published on each working day at about 16:00 in Frankfurt. */
export const readExchangeRatesJob = defineScheduledJob({
  name: "read-exchange-rates",
  everySeconds: 6 * 60 * 60,
  leaseSeconds: 60,
});
