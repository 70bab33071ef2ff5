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
      help: "Requests that were answered",
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
      help: "Pages that could not be rendered",
      labelNames: ["route"],
      registers,
    }),
    providerSeconds: new Histogram({
      name: "provider_request_duration_seconds",
      help: "Time an outside service took to answer, or to fail",
      labelNames: ["provider", "outcome"],
      buckets: seconds,
      registers,
    }),
    databaseUp: gauge("db_up", "1 when the database answered this scrape"),
    databaseConnections: gauge("db_connections", "Connections of all instances", ["state"]),
    databasePoolMax: gauge("db_pool_max", "Connections this instance may open"),
    queueWaiting: gauge("queue_waiting", "Work that is due and not done", ["queue"]),
    queueOldest: gauge("queue_oldest_seconds", "Since when the oldest of it has been due", [
      "queue",
    ]),
    queueDead: gauge("queue_dead", "Work that was given up", ["queue"]),
    mailUnsent: gauge("mail_unsent", "Mails that were promised and not sent yet"),
    mailOldest: gauge("mail_oldest_unsent_seconds", "Age of the oldest of them"),
    paymentsNeedingAttention: gauge(
      "payments_need_attention",
      "Payments that a person has to look at",
    ),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

// One registry for the process, whichever of the server's bundles asks for it.
const kept = globalThis as typeof globalThis & { presetryMetrics?: Metrics };

export function metrics(): Metrics {
  kept.presetryMetrics ??= createMetrics();
  return kept.presetryMetrics;
}
