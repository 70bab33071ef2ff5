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

/** Runs `work` as one span. Without a configured collector there is no span, only the work. */
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

/** The failure's name only: messages may repeat what a customer sent. */
export function markFailed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
}

/** Adds what became known meanwhile to the span that is being recorded. */
export const describeSpan = (attributes: Attributes) =>
  trace.getActiveSpan()?.setAttributes(attributes);

/** Where the current trace stands, to be kept with work that goes on later. Null when nothing is traced. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Goes on with a trace that was kept; the request that does so is linked to it. */
export function continueTrace<T>(traceparent: string | null, work: () => T): T {
  if (!traceparent) return work();
  const kept = propagation.extract(context.active(), { traceparent });
  const origin = trace.getSpanContext(kept);
  if (origin) trace.getActiveSpan()?.addLink({ context: origin });
  return context.with(kept, work);
}
