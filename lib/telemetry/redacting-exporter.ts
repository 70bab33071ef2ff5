import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { redact } from "@/lib/log/redact";
import { tracerName } from "./trace";

const redactAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === "string" ? redact(value) : value,
    ]),
  );

/**
 * The framework's spans hold whole addresses and the messages of failures: `GET /api/user?email=…`. The
 * shop's own hold nothing of the kind, and the text of a query that has to stay readable.
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

/** Sends spans on without what may not leave the server. */
export const redacting = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redactSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
