import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { redact } from "@/lib/platform/log/redact";
import { tracerName } from "./trace";

const redactAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === "string" ? redact(value) : value,
    ]),
  );

/**
 * Next's spans contain whole URLs and error messages, such as `GET /api/user?email=…`. The shop's
 * own spans do not, but contain the SQL of queries, which redaction would make unreadable.
 */
const redactSpan = (span: ReadableSpan): ReadableSpan => {
  if (span.instrumentationScope.name === tracerName) return span;
  return Object.create(span, {
    name: { value: redact(span.name) },
    attributes: { value: redactAttributes(span.attributes) },
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: redactAttributes(event.attributes ?? {}),
      })),
    },
  });
};

/** Redacts spans before they are exported. */
export const redacting = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redactSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
