import { afterAll, beforeAll } from "vitest";
import { closeDatabase } from "@/db/client";
import { startOtlp } from "@/lib/platform/telemetry/otlp";
import { type Collector, startOtlpCollector } from "../fakes/otlp-collector";

/** Sends the traces of one test file to a fake collector. */
export function startTracing() {
  let collector: Collector;
  let otlp: ReturnType<typeof startOtlp>;

  beforeAll(async () => {
    collector = await startOtlpCollector();
    // A new pool: it decides when it is made whether queries are traced.
    await closeDatabase();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    otlp = startOtlp({ endpoint: collector.url, serviceName: "presetry" });
  });
  afterAll(async () => {
    await otlp.shutdown();
    await collector.stop();
  });

  /** Flushes and returns the collector. */
  return async () => {
    await otlp.forceFlush();
    return collector;
  };
}
