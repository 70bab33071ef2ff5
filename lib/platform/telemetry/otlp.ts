import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { log } from "@/lib/platform/log/logger";
import { redacting } from "./redacting-exporter";

interface Collector {
  /** Base URL of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** Exports fail every few seconds while a collector is away. */
const quietMs = 60_000;

/** The SDK reports failures nowhere else. */
function logFailures() {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const silent = () => {};
  const error = (message: string) => {
    if (performance.now() - loggedAt < quietMs) return;
    loggedAt = performance.now();
    log.warn("Telemetry was not sent", {}, new Error(message));
  };
  diag.setLogger(
    { error, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}

/** Starts sending traces to a collector. Imported only if one is configured. */
export function startOtlp({ endpoint, serviceName }: Collector) {
  logFailures();
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const traces = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(redacting(new OTLPTraceExporter({ url })))],
  });
  traces.register();
  return traces;
}
