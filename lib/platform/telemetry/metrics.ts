import { Counter, Gauge, Histogram, Registry } from "prom-client";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <const L extends string = never>(
    name: string,
    help: string,
    labelNames: L[] = [],
  ) => new Gauge({ name, help, labelNames, registers });
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests by method, route and status",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time until a response was ready",
      labelNames: ["method", "route"],
      buckets: seconds,
      registers,
    }),
    pageErrors: new Counter({
      name: "page_errors_total",
      help: "Errors while rendering pages",
      labelNames: ["route"],
      registers,
    }),
    providerSeconds: new Histogram({
      name: "provider_request_duration_seconds",
      help: "Duration of requests to providers",
      labelNames: ["provider", "outcome"],
      buckets: seconds,
      registers,
    }),
    databaseUp: gauge("db_up", "1 if the database was available at this scrape"),
    databaseConnections: gauge("db_connections", "Connections of all instances", ["state"]),
    databasePoolMax: gauge("db_pool_max", "Maximum connections of this instance"),
    clockSkew: gauge(
      "clock_skew_seconds",
      "Seconds by which the server's clock is ahead of the database's",
    ),
    jobsDue: gauge("jobs_due", "Background jobs that are due"),
    jobsOldestDue: gauge("jobs_oldest_due_seconds", "How long the oldest due job has been due"),
    jobsDead: gauge("jobs_dead", "Background jobs that are not retried any more"),
    emailsOldestUnsent: gauge("email_oldest_unsent_seconds", "Age of the oldest unsent email"),
    paymentsNeedingAttention: gauge(
      "payments_need_attention",
      "Payments that a person has to decide on",
    ),
    siteCasesOldest: gauge(
      "site_cases_oldest_seconds",
      "How long the oldest report or held site has waited for a decision",
      ["list"],
    ),
    siteReportsDue: gauge(
      "site_reports_due",
      "Reports of sites whose deadline is in less than four hours, or has passed",
    ),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

// One registry per process, shared by the bundles that Next builds.
const shared = globalThis as typeof globalThis & { presetryMetrics?: Metrics };

export function metrics(): Metrics {
  shared.presetryMetrics ??= createMetrics();
  return shared.presetryMetrics;
}
