import { collectDefaultMetrics } from "prom-client";
import { env } from "@/lib/env";
import { log } from "@/lib/log/logger";
import { metrics } from "@/lib/telemetry/metrics";
import { getBacklog, listConnections } from "./queries";

/** All metrics in Prometheus' text format. With the database away, those of the process remain. */
export async function scrape(): Promise<string> {
  const { registry, databaseUp } = metrics();
  // From the first scrape on: who never asks does not pay for watching the event loop.
  if (!registry.getSingleMetric("process_start_time_seconds")) {
    collectDefaultMetrics({ register: registry });
  }
  try {
    await measureDatabase();
    databaseUp.set(1);
  } catch (error) {
    log.warn("The database could not be measured", {}, error);
    databaseUp.set(0);
  }
  return registry.metrics();
}

async function measureDatabase() {
  const it = metrics();
  const [backlog, connections] = await Promise.all([getBacklog(), listConnections()]);
  it.databaseConnections.reset();
  for (const { state, count } of connections) it.databaseConnections.set({ state }, count);
  it.databasePoolMax.set(env("database").DATABASE_POOL_MAX);
  for (const { queue, waiting, oldestSeconds, dead } of backlog.queues) {
    it.queueWaiting.set({ queue }, waiting);
    it.queueOldest.set({ queue }, oldestSeconds);
    it.queueDead.set({ queue }, dead);
  }
  it.mailUnsent.set(backlog.unsentMails);
  it.mailOldest.set(backlog.oldestUnsentMailSeconds);
  it.paymentsNeedingAttention.set(backlog.paymentsNeedingAttention);
}
