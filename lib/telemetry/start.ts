import { env } from "@/lib/env";

/** Without a collector nothing is loaded, and every span is the work alone. */
export async function startTelemetry() {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } =
    env("telemetry");
  if (!endpoint) return;
  const { startOtlp } = await import("./otlp");
  startOtlp({ endpoint, serviceName });
}
