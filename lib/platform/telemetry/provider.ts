import type { Attributes } from "@opentelemetry/api";
import { metrics } from "./metrics";
import { markFailed, traced } from "./trace";

interface ProviderCall<T> {
  /** The label in metrics, such as PayPal. */
  provider: string;
  attributes?: Attributes;
  work: () => Promise<T>;
  /** The error that a response means, if it means one. */
  failureOf?: (response: T) => unknown;
}

/** Runs one request to a provider as a span and records its duration. */
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
      const response = await work();
      const failure = failureOf(response);
      if (failure) markFailed(span, failure);
      count(failure ? "failed" : "answered");
      return response;
    } catch (error) {
      count("failed");
      throw error;
    }
  });
}
