import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";

const seconds = z.int().min(0);

export const getReady = endpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Whether the shop can do its work: database, migrations, queues and mail",
  returns: z.object({
    status: z.literal("ready"),
    oldestDueSeconds: seconds.describe("Of the queue that is furthest behind"),
    oldestUnsentMailSeconds: seconds,
  }),
  failures: { 503: "It cannot; `fields` says why: database, migrations, a queue or mail" },
});

export const getMetrics = endpoint({
  method: "GET",
  path: "/api/metrics",
  summary: "What is counted and measured, in the text format of Prometheus",
  description: "For whoever brings the scheduler's secret as a bearer token.",
  contentType: "text/plain",
  returns: z.string(),
  failures: { 401: "The scheduler's secret is missing or wrong" },
});
