import "server-only";
import { isInTransaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import { observeProvider } from "@/lib/telemetry/provider";

/** For whoever asks a service through a library of its own. */
export function assertNoTransaction(service: string) {
  if (isInTransaction()) throw new Error(`A transaction must not wait for ${service}.`);
}

interface ExternalRequest {
  /** What it is called in a message, such as PayPal. */
  service: string;
  url: string;
  init: RequestInit;
  timeoutMs: number;
}

/**
 * Asks a service of somebody else's, and reads its whole answer. Never in a transaction: its locks
 * would be held for as long as the other side pleases.
 */
async function ask<T extends { status: number }>(
  { service, url, init, timeoutMs }: ExternalRequest,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  assertNoTransaction(service);
  try {
    const { hostname, pathname } = new URL(url);
    return await observeProvider({
      provider: service,
      attributes: {
        "http.request.method": init.method ?? "GET",
        "server.address": hostname,
        "url.path": pathname,
      },
      work: async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        return read(await fetch(url, { ...init, signal, cache: "no-store" }));
      },
      failureOf: ({ status }) => (status >= 500 ? new Error(`Status ${status}`) : null),
    });
  } catch (cause) {
    throw providerUnreachable(service, cause);
  }
}

export const fetchExternalText = (call: ExternalRequest) =>
  ask(call, async (response) => ({ status: response.status, text: await response.text() }));

/** The same for what is no text. */
export const fetchExternalBytes = (call: ExternalRequest) =>
  ask(call, async (response) => ({
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    bytes: new Uint8Array(await response.arrayBuffer()),
  }));

/** What a customer is told when somebody else's service does not do its part. */
export const providerUnreachable = (service: string, cause: unknown) =>
  new ShopError(
    "provider_failed",
    `${service} cannot be reached at the moment. Please try again in a minute.`,
    { cause },
  );
