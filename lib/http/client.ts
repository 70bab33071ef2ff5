"use client";

import type { z } from "zod";
import { codeOf, ShopError } from "@/lib/errors";
import type { Endpoint, Schema } from "./endpoint";

/** Milliseconds; the server gives up on everything it waits for before that. */
const timeout = 20_000;

const unreachable = "The shop cannot be reached. Check your connection and try again.";

const unreadable = "The shop's response could not be read. Please try again.";

type Named = Readonly<Record<string, unknown>>;
type Input<S extends Schema> = S extends z.ZodType ? z.input<S> : never;
type Parameters<S extends Schema> = Input<S> & Named;

interface Sent<P extends Schema, Q extends Schema, B extends Schema> {
  params?: Parameters<P>;
  query?: Parameters<Q>;
  body?: Input<B>;
  headers?: Record<string, string>;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
}

/** Fills the parameters in braces and appends what was asked. */
function addressOf(path: string, params: Named, query: Named): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

const watchers = new Set<() => () => void>();

/**
 * Asks `watch` as a call begins, and calls what it returned when the shop answers that it does not know
 * the customer. A late answer is about whoever was signed in then, who may be somebody else by now.
 */
export function onSignedOut(watch: () => () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

interface Failure {
  error?: string;
  fields?: Record<string, string>;
}

/** The answer of a call that went well. */
async function send<P extends Schema, Q extends Schema, B extends Schema, R extends z.ZodType>(
  { method, path, access }: Endpoint<P, Q, B, R>,
  { params, query, body, headers, keepalive = false }: Sent<P, Q, B>,
): Promise<Response> {
  const endings = access ? Array.from(watchers, (watch) => watch()) : [];
  const response = await fetch(addressOf(path, params ?? {}, query ?? {}), {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    keepalive,
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new ShopError("unavailable", unreachable, { cause });
  });
  if (response.ok) return response;
  if (response.status === 401) for (const end of endings) end();
  const said: unknown = await response.json().catch(() => null);
  const { error = unreachable, fields } = (said ?? {}) as Failure;
  throw new ShopError(codeOf(response.status), error, fields ? { fields } : {});
}

type Answering<R extends z.ZodType> = { answer: z.output<R>; headers: Headers };

async function ask<P extends Schema, Q extends Schema, B extends Schema, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  sent: Sent<P, Q, B>,
): Promise<Answering<R>> {
  const response = await send(endpoint, sent);
  const body: unknown = await response.json().catch(() => null);
  const { success, data, error: cause } = endpoint.returns.safeParse(body);
  if (!success) throw new ShopError("unavailable", unreadable, { cause });
  return { answer: data, headers: response.headers };
}

/** Calls our own API. Whatever goes wrong is thrown as a `ShopError` with a sentence to show. */
export const callApi = async <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  sent: Sent<P, Q, B> = {},
): Promise<z.output<R>> => (await ask(endpoint, sent)).answer;

/** Calls for a file instead of an answer, and waits until all of it is there. */
export const callApiForFile = async <P extends Schema, Q extends Schema>(
  endpoint: Endpoint<P, Q, Schema, z.ZodType>,
  sent: Sent<P, Q, Schema>,
): Promise<Blob> => {
  const response = await send(endpoint, sent);
  return response.blob().catch((cause: unknown) => {
    throw new ShopError("unavailable", unreachable, { cause });
  });
};

/** One page of a list, and how many match in all. */
export async function callApiForList<Q extends Schema, Row>(
  endpoint: Endpoint<Schema, Q, Schema, z.ZodType<Row[]>>,
  query: Parameters<Q>,
): Promise<{ rows: Row[]; total: number }> {
  const { answer, headers } = await ask(endpoint, { query } as Sent<Schema, Q, Schema>);
  return { rows: answer, total: Number(headers.get("X-Total-Count") ?? answer.length) };
}
