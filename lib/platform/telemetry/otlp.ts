import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { metrics } from "./metrics";
import { prometheusProducer } from "./prometheus-producer";
import { redacting } from "./redacting-exporter";

interface Collector {
  /** Base URL of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** Starts sending traces and metrics to a collector. Imported only if one is configured. */
export function startOtlp({ endpoint, serviceName }: Collector) {
  const urlOf = (path: string) => `${endpoint.replace(/\/$/, "")}/v1/${path}`;
  const resource = resourceFromAttributes({ "service.name": serviceName });
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(redacting(new OTLPTraceExporter({ url: urlOf("traces") }))),
    ],
  });
  traces.register();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: urlOf("metrics") }),
        metricProducers: [prometheusProducer(metrics().registry)],
      }),
    ],
  });
  const providers = [traces, meters];
  return {
    flush: () => Promise.all(providers.map((provider) => provider.forceFlush())),
    stop: () => Promise.all(providers.map((provider) => provider.shutdown())),
  };
}
