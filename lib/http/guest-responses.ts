import "server-only";
import { LRUCache } from "lru-cache";
import { revalidatedAt, revalidationClock } from "@/lib/next-internals/revalidated-tags/queries";

/** Revalidated with every other tag: lib/cache/revalidate.ts. */
export const guestResponsesTag = "guest-responses";

interface KeptResponse {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Before anything was read for it. */
  startedAt: number;
}

export const bounds = {
  /** Addresses. */
  max: 2_000,
  /** Bytes of bodies and addresses. */
  maxSize: 2 ** 24,
  /** Milliseconds, for data that changed without a revalidation. */
  age: 60_000,
};

/**
 * Longer than a query may take (db/client.ts). Next lets a request join the "use cache" function of another
 * one, which may have read before the revalidation: soon after it, no response is certain to be new.
 */
export const settlingMs = 10_000;

// One for the process, shared by the bundles that Next builds.
const shared = globalThis as typeof globalThis & {
  presetryGuestResponses?: LRUCache<string, KeptResponse>;
};

function keptResponses() {
  shared.presetryGuestResponses ??= new LRUCache({
    max: bounds.max,
    maxSize: bounds.maxSize,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  });
  return shared.presetryGuestResponses;
}

/**
 * A public response to a guest, from memory if nothing was revalidated since it was made. The same for
 * everyone who asks for this address: never call it for a request with credentials.
 */
export async function keepGuestResponse(
  address: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  const changedAt = await revalidatedAt(guestResponsesTag);
  const kept = keptResponses().get(address);
  if (kept && kept.startedAt > Math.max(changedAt, revalidationClock() - bounds.age)) {
    return new Response(kept.body, { headers: kept.headers });
  }
  // One earlier, because Next rounds the times of revalidations to milliseconds.
  const startedAt = revalidationClock() - 1;
  const response = await respond();
  if (startedAt > changedAt + settlingMs && isForEveryone(response)) {
    const body = new Uint8Array(await response.clone().arrayBuffer());
    keptResponses().set(address, { headers: new Headers(response.headers), body, startedAt });
  }
  return response;
}

const isForEveryone = ({ status, headers }: Response) =>
  status === 200 && headers.get("cache-control")?.startsWith("public") === true;
