import type { Attributes } from "@opentelemetry/api";
import { metrics } from "./metrics";
import { markFailed, traced } from "./trace";

interface ProviderCall<T> {
  /** What it is called in a metric, such as PayPal. */
  provider: string;
  attributes?: Attributes;
  work: () => Promise<T>;
  /** Of an answer that came: why it is a failure all the same. */
  failureOf?: (answer: T) => unknown;
}

/** One call of an outside service, as a span and in the metrics. */
export function observeProvider<T>({
  provider,
  attributes = {},
  work,
  failureOf = () => null,
}: ProviderCall<T>): Promise<T> {
  const start = performance.now();
  const count = (outcome: "answered" | "failed") =>
    metrics().providerSeconds.observe({ provider, outcome }, (performance.now() - start) / 1000);
  const span = {
    name: provider,
    kind: "client",
    attributes: { "peer.service": provider },
  } as const;
  return traced({ ...span, attributes: { ...span.attributes, ...attributes } }, async (span) => {
    try {
      const answer = await work();
      const failure = failureOf(answer);
      if (failure) markFailed(span, failure);
      count(failure ? "failed" : "answered");
      return answer;
    } catch (error) {
      count("failed");
      throw error;
    }
  });
}
