"use client";

import type { z } from "zod";
import { ShopError } from "@/lib/errors";
import type { Endpoint, Schema } from "./endpoint";

/** Milliseconds; the server gives up on everything it waits for before that. */
const timeout = 20_000;

const unreachable = "The shop cannot be reached. Check your connection and try again.";

interface Failure {
  error?: string;
  fields?: Record<string, string>;
}

/** Calls our own API. Whatever goes wrong is thrown as a `ShopError` with a sentence to show. */
export async function callApi<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
>(
  { method, path }: Endpoint<P, Q, B, R>,
  { body }: { body?: B extends z.ZodType ? z.input<B> : never } = {},
): Promise<z.output<R>> {
  const response = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new ShopError("unavailable", unreachable, { cause });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as z.output<R>;
  const { error = unreachable, fields } = answer as Failure;
  throw new ShopError(
    response.status === 422 ? "invalid" : "unavailable",
    error,
    fields ? { fields } : {},
  );
}
