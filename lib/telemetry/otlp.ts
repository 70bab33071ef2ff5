import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { metrics } from "./metrics";
import { prometheusProducer } from "./prometheus-producer";
import { redacting } from "./redacting-exporter";

interface Collector {
  /** The address of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
}

/** Sends traces and metrics to a collector from now on. Loaded only when one is configured. */
export function startOtlp({ endpoint, serviceName }: Collector) {
  const at = (path: string) => `${endpoint.replace(/\/$/, "")}/v1/${path}`;
  const resource = resourceFromAttributes({ "service.name": serviceName });
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(redacting(new OTLPTraceExporter({ url: at("traces") }))),
    ],
  });
  traces.register();
  const measurements = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: at("metrics") }),
        metricProducers: [prometheusProducer(metrics().registry)],
      }),
    ],
  });
  const all = [traces, measurements];
  return {
    flush: () => Promise.all(all.map((one) => one.forceFlush())),
    stop: () => Promise.all(all.map((one) => one.shutdown())),
  };
}
