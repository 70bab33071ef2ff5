import "server-only";
import { currentTranslations } from "#current-translations";
import { isInTransaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import { observeProvider } from "@/lib/platform/telemetry/provider";
import { collectBytes } from "./body";

const t = currentTranslations("errors");

/** For requests that a library sends. */
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
 * Asks a service of somebody else's, and reads its whole answer; it leads to no other one. Never in a
 * transaction: its locks would be held for as long as the other side pleases.
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
        const overdue = AbortSignal.timeout(timeoutMs);
        const signal = init.signal ? AbortSignal.any([init.signal, overdue]) : overdue;
        return read(await fetch(url, { ...init, redirect: "error", signal, cache: "no-store" }));
      },
      failureOf: ({ status }) => (status >= 500 ? new Error(`Status ${status}`) : null),
    });
  } catch (cause) {
    throw providerUnreachable(service, cause);
  }
}

/** Bytes. The answers of these services have a few thousand. */
const maxTextBytes = 5 * 2 ** 20;

async function readAnswer({ body }: Response, maxBytes: number): Promise<Buffer> {
  const bytes = await collectBytes(body, maxBytes);
  if (!bytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
  return bytes;
}

export const fetchExternalText = (call: ExternalRequest) =>
  ask(call, async (response) => ({
    status: response.status,
    text: (await readAnswer(response, maxTextBytes)).toString("utf8"),
  }));

/** The same for what is no text. A longer answer is not read to its end. */
export const fetchExternalBytes = (call: ExternalRequest & { maxBytes: number }) =>
  ask(call, async (response) => ({
    status: response.status,
    bytes: new Uint8Array(await readAnswer(response, call.maxBytes)),
  }));

/** What a customer is told when somebody else's service does not do its part. */
export const providerUnreachable = (service: string, cause: unknown) =>
  new ShopError("provider_failed", t("serviceDown", { service }), { cause });
