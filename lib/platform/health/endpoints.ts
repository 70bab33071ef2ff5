import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";

const seconds = z.int().min(0);

export const getReady = endpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Readiness: whether database, migrations, presets, clock, jobs and emails are in order",
  returns: z.object({
    status: z.literal("ready"),
    oldestDueSeconds: seconds.describe("How long the oldest due job has been due"),
    oldestUnsentEmailSeconds: seconds.describe("Age of the oldest email that is not sent yet"),
  }),
  failures: {
    503: "Not ready; `fields` has the reasons: database, migrations, presets, clock, jobs or email",
  },
});

export const getMetrics = endpoint({
  method: "GET",
  path: "/api/metrics",
  summary: "Metrics in the text format of Prometheus",
  description: "`Authorization: Bearer <CRON_SECRET>`.",
  credential: "schedulerSecret",
  contentType: "text/plain",
  returns: z.string(),
  failures: { 401: "The secret is missing or wrong" },
});
