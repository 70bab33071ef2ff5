import { collectDefaultMetrics } from "prom-client";
import { env } from "@/lib/env";
import { log } from "@/lib/platform/log/logger";
import { metrics } from "@/lib/platform/telemetry/metrics";
import {
  countPaymentsNeedingAttention,
  countSiteReportsDue,
  getBacklog,
  getClockSkew,
  listConnections,
  listOldestSiteCases,
} from "./queries";

/** All metrics in Prometheus' text format. If the database is unavailable, its gauges keep their last values. */
export async function scrape(): Promise<string> {
  const { registry, databaseUp } = metrics();
  // Registered on the first scrape, because they observe the event loop continuously.
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
  const gauges = metrics();
  const [skew, backlog, connections, needingAttention, oldestCases, reportsDue] = await Promise.all(
    [
      getClockSkew(),
      getBacklog(),
      listConnections(),
      countPaymentsNeedingAttention(),
      listOldestSiteCases(),
      countSiteReportsDue(),
    ],
  );
  gauges.databaseConnections.reset();
  for (const { state, count } of connections) gauges.databaseConnections.set({ state }, count);
  gauges.databasePoolMax.set(env("database").DATABASE_POOL_MAX);
  gauges.clockSkew.set(skew);
  gauges.jobsDue.set(backlog.dueCount);
  gauges.jobsOldestDue.set(backlog.oldestDueSeconds);
  gauges.jobsDead.set(backlog.deadCount);
  gauges.emailsOldestUnsent.set(backlog.oldestUnsentEmailSeconds);
  gauges.paymentsNeedingAttention.set(needingAttention);
  for (const { list, seconds } of oldestCases) gauges.siteCasesOldest.set({ list }, seconds);
  gauges.siteReportsDue.set(reportsDue);
}
