import { afterAll, beforeAll } from "vitest";
import { startOtlp } from "@/lib/telemetry/otlp";
import { type Collector, startOtlpCollector } from "../fakes/otlp-collector";

/** Traces and metrics of one test file, sent to a collector as in production. */
export function startTracing() {
  let collector: Collector;
  let sending: ReturnType<typeof startOtlp>;

  beforeAll(async () => {
    collector = await startOtlpCollector();
    // Before the first query: whether queries are traced is decided when the pool is opened.
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    sending = startOtlp({ endpoint: collector.url, serviceName: "presetry" });
  });
  afterAll(async () => {
    await sending.stop();
    await collector.stop();
  });

  /** What was sent, once everything has been. */
  return async () => {
    await sending.flush();
    return collector;
  };
}
