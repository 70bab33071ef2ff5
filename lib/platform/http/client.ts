"use client";

import type { z } from "zod";
import { currentLanguage, currentTranslations } from "#current-translations";
import { codeOf, ShopError } from "@/lib/errors";
import type { Endpoint, Schema } from "./endpoint";
import { signedOutHandlers } from "./signed-out";

/** Longer than all timeouts of the server. */
const defaultTimeoutMs = 20_000;

const t = currentTranslations("connection");

type Params = Readonly<Record<string, unknown>>;
type Input<S extends Schema> = S extends z.ZodType ? z.input<S> : never;
type Parameters<S extends Schema> = Input<S> & Params;

interface CallOptions<P extends Schema, Q extends Schema, B extends Schema> {
  params?: Parameters<P>;
  query?: Parameters<Q>;
  body?: Input<B>;
  /** The multipart form of an endpoint that takes one in place of a body. */
  form?: FormData;
  headers?: Record<string, string>;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** For uploads, which may take longer than other requests. */
  timeoutMs?: number;
  /** In place of a time: ends the request. */
  signal?: AbortSignal;
}

/** Fills in the path parameters and appends the query. */
function urlOf(path: string, params: Params, query: Params): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface Failure {
  error?: string;
  fields?: Record<string, string>;
}

/** Sends a request; throws a `ShopError` unless the response is successful. */
async function send<P extends Schema, Q extends Schema, B extends Schema, R extends z.ZodType>(
  { method, path, access }: Endpoint<P, Q, B, R>,
  {
    params,
    query,
    body,
    form,
    headers,
    keepalive = false,
    timeoutMs = defaultTimeoutMs,
    signal = AbortSignal.timeout(timeoutMs),
  }: CallOptions<P, Q, B>,
): Promise<Response> {
  const onUnauthorized = access ? signedOutHandlers() : [];
  const response = await fetch(urlOf(path, params ?? {}, query ?? {}), {
    method,
    // The browser writes the type of a form, with its boundary.
    headers: {
      "Accept-Language": currentLanguage(),
      ...(form ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(form || body !== undefined ? { body: form ?? JSON.stringify(body) } : {}),
    keepalive,
    signal,
  }).catch((cause: unknown) => {
    throw new ShopError("unavailable", t("unreachable"), { cause });
  });
  if (response.ok) return response;
  if (response.status === 401) for (const listener of onUnauthorized) listener();
  const responseBody: unknown = await response.json().catch(() => null);
  const { error = t("unreachable"), fields, ...extra } = (responseBody ?? {}) as Failure;
  throw new ShopError(codeOf(response.status), error, { ...(fields ? { fields } : {}), extra });
}

type JsonResponse<R extends z.ZodType> = { body: z.output<R>; headers: Headers };

async function sendForJson<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, options: CallOptions<P, Q, B>): Promise<JsonResponse<R>> {
  const response = await send(endpoint, options);
  const json: unknown = await response.json().catch(() => null);
  const { success, data: body, error: cause } = endpoint.returns.safeParse(json);
  if (!success) throw new ShopError("unavailable", t("unreadable"), { cause });
  return { body, headers: response.headers };
}

/** Calls our own API. Every failure is thrown as a `ShopError` with a message for the customer. */
export const callApi = async <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  options: CallOptions<P, Q, B> = {},
): Promise<z.output<R>> => (await sendForJson(endpoint, options)).body;

/** Like `callApi`, for a file instead of JSON; resolves once all of it is loaded. */
export const callApiForFile = async <P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B, z.ZodType>,
  options: CallOptions<P, Q, B>,
): Promise<Blob> => {
  const response = await send(endpoint, options);
  return response.blob().catch((cause: unknown) => {
    throw new ShopError("unavailable", t("unreachable"), { cause });
  });
};

/** One page of a list, and the total number of matches. */
export async function callApiForList<Q extends Schema, Row>(
  endpoint: Endpoint<Schema, Q, Schema, z.ZodType<Row[]>>,
  query: Parameters<Q>,
): Promise<{ rows: Row[]; total: number }> {
  const options = { query } as CallOptions<Schema, Q, Schema>;
  const { body: rows, headers } = await sendForJson(endpoint, options);
  return { rows, total: Number(headers.get("X-Total-Count") ?? rows.length) };
}
