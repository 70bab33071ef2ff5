import { type HrTime, ValueType } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Registry } from "prom-client";

type Metric = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
type Value = Metric["values"][number] & { metricName?: string };

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1e6];

/** Exports the metrics of a Prometheus registry to OpenTelemetry, so that nothing is counted twice. */
export function prometheusProducer(registry: Registry): MetricProducer {
  const startTime = timeOf(Date.now());
  const commonOf = ({ name, help }: Metric) => ({
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  });

  const convert = (metric: Metric, endTime: HrTime): MetricData => {
    const common = commonOf(metric);
    const times = { startTime, endTime };
    // Typed as a number, but the JSON has the name.
    if (String(metric.type) === "histogram") {
      const dataPoints = histogramsOf(metric).map((it) => ({ ...times, ...it }));
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    const dataPoints = metric.values.map(({ labels, value }) => ({
      ...times,
      attributes: labels,
      value,
    }));
    return String(metric.type) === "counter"
      ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
      : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
  };

  return {
    collect: async () => {
      const now = timeOf(Date.now());
      const metrics = (await registry.getMetricsAsJSON()).map((metric) => convert(metric, now));
      const scopeMetrics = [{ scope: { name: "presetry" }, metrics }];
      return {
        resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics },
        errors: [],
      };
    },
  };
}

/** Prometheus' buckets are cumulative, those of OpenTelemetry are not. */
function histogramsOf({ name, values }: Metric) {
  const series = new Map<string, { attributes: Value["labels"]; values: Value[] }>();
  for (const value of values) {
    const { le: _, ...attributes } = value.labels;
    const key = JSON.stringify(attributes);
    const entry = series.get(key) ?? { attributes, values: [] };
    entry.values.push(value);
    series.set(key, entry);
  }
  return [...series.values()].map(({ attributes, values }) => {
    const named = (suffix: string) =>
      values.filter((it: Value) => it.metricName === `${name}_${suffix}`);
    const buckets = named("bucket");
    return {
      attributes,
      value: {
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: named("sum")[0]?.value ?? 0,
        count: named("count")[0]?.value ?? 0,
      },
    };
  });
}
