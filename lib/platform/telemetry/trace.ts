import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

export const tracerName = "presetry";

interface Work {
  name: string;
  kind?: "internal" | "server" | "client";
  attributes?: Attributes;
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
};

/** Runs `work` as one span. Without a configured collector the span is a no-op. */
export function traced<T>(
  { name, kind = "internal", attributes }: Work,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const options = { kind: kinds[kind], ...(attributes ? { attributes } : {}) };
  return trace.getTracer(tracerName).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records the error's name only: its message may quote input. */
export function markFailed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
}

/** Adds attributes to the current span. */
export const describeSpan = (attributes: Attributes) =>
  trace.getActiveSpan()?.setAttributes(attributes);

/** The current W3C trace context, to be stored with work that continues later; null without a trace. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Runs `work` in a stored trace context, and links the current span to it. */
export function continueTrace<T>(traceparent: string | null, work: () => T): T {
  if (!traceparent) return work();
  const stored = propagation.extract(context.active(), { traceparent });
  const origin = trace.getSpanContext(stored);
  if (origin) trace.getActiveSpan()?.addLink({ context: origin });
  return context.with(stored, work);
}
