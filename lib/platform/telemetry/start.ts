import { env } from "@/lib/env";

/** Without a configured collector the SDK is not loaded and spans are no-ops. */
export async function startTelemetry() {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } =
    env("telemetry");
  if (!endpoint) return;
  const { startOtlp } = await import("./otlp");
  startOtlp({ endpoint, serviceName });
}
