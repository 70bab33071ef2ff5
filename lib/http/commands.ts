import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { database, isInTransaction } from "@/db/client";
import { rateLimits } from "@/db/schema/limits";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { clientAddress } from "./address";

export interface Limit {
  hits: number;
  seconds: number;
}

/**
 * Counts an attempt, under a key such as `contact:203.0.113.7`, and refuses it past the limit. One
 * upsert, so that it is exact however many instances count at once; a window begins with its first
 * attempt.
 */
export async function countAttempt(key: string, { hits, seconds }: Limit): Promise<void> {
  const allowed = Math.ceil(hits * env("http").RATE_LIMIT_SCALE);
  const windowEnd = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [count] = await database()
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${rateLimits.hits}, 1000000) + 1 end`,
        resetsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      wait: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())::float8`,
    });
  if (count && count.hits > allowed) {
    throw new ShopError("too_many_requests", "Too many attempts. Please wait a moment.", {
      retryAfter: Math.max(1, count.wait),
    });
  }
}

/** Takes back an attempt that turned out to be no guess. */
export async function uncountAttempt(key: string): Promise<void> {
  await database()
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** What the attempts of whoever sent this request are counted under. */
export const callerKey = (subject: string, { headers }: Pick<Request, "headers">): string =>
  `${subject}:${clientAddress(headers, env("http").TRUSTED_PROXIES)}`;

/** Counts an attempt of whoever sent this request. */
export const countCaller = (subject: string, request: Request, limit: Limit): Promise<void> =>
  countAttempt(callerKey(subject, request), limit);

/** Windows that ended count nothing any more. */
export async function sweepLimits(): Promise<void> {
  await database()
    .delete(rateLimits)
    .where(lt(rateLimits.resetsAt, sql`now() - interval '1 hour'`));
}

/** For whoever asks a service through a library of its own. */
export function requireNoTransaction(service: string) {
  if (isInTransaction()) throw new Error(`A transaction must not wait for ${service}.`);
}

interface OutsideCall {
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
async function ask<T>(
  { service, url, init, timeoutMs }: OutsideCall,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  requireNoTransaction(service);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await read(await fetch(url, { ...init, signal, cache: "no-store" }));
  } catch (cause) {
    throw unreachable(service, cause);
  }
}

export const callOutside = (call: OutsideCall) =>
  ask(call, async (response) => ({ status: response.status, text: await response.text() }));

/** The same for what is no text. */
export const loadOutside = (call: OutsideCall) =>
  ask(call, async (response) => ({
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    bytes: new Uint8Array(await response.arrayBuffer()),
  }));

/** What a customer is told when somebody else's service does not do its part. */
export const unreachable = (service: string, cause: unknown) =>
  new ShopError(
    "provider_failed",
    `${service} cannot be reached at the moment. Please try again in a minute.`,
    { cause },
  );
