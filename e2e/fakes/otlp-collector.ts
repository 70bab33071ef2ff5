import { type FakeService, json, startFakeService } from "./http-service";

type AttributeValue = { stringValue?: string; intValue?: number | string; boolValue?: boolean };

interface Attribute {
  key: string;
  value: AttributeValue;
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes?: Attribute[];
  links?: { traceId: string }[];
  status?: { code?: number };
}

interface TracesBody {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: WireSpan[] }[] }[];
}

interface CollectedSpan extends Omit<WireSpan, "attributes" | "links"> {
  scope: string;
  attributes: Record<string, AttributeValue[keyof AttributeValue]>;
  linkedTraceIds: string[];
}

export interface Collector extends FakeService {
  spans: () => CollectedSpan[];
  /** The raw bodies of all requests. */
  bodies: () => string[];
}

/** A fake OpenTelemetry collector: receives OTLP over HTTP as JSON and stores it. */
export async function startOtlpCollector(port = 0): Promise<Collector> {
  const traces: string[] = [];
  const service = await startFakeService(port, ({ url, body }) => {
    if (url.pathname !== "/v1/traces") return json({ message: "not found" }, 404);
    traces.push(body);
    return json({});
  });
  return {
    ...service,
    spans: () => traces.flatMap((body) => spansOf(JSON.parse(body))),
    bodies: () => [...traces],
  };
}

const spansOf = ({ resourceSpans }: TracesBody): CollectedSpan[] =>
  resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map(({ attributes = [], links = [], ...span }) => ({
        ...span,
        scope: scope.name,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
        ),
        linkedTraceIds: links.map(({ traceId }) => traceId),
      })),
    ),
  );
