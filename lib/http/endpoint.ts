import type { z } from "zod";

export type Schema = z.ZodType | undefined;

/**
 * Who may call. "visitor": anyone, and the handler learns who it is; "customer" and "admin": only
 * they. Without a word the call is anyone's and nobody asks.
 */
export type Access = "visitor" | "customer" | "admin" | undefined;

/**
 * One call of the public API as it is promised: what a route validates with and what the reference is
 * made from are the same object.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With parameters in braces: `/api/preset/{id}`. */
  path: `/api/${string}`;
  summary: string;
  description?: string;
  access?: A;
  /** For a GET that changes something, such as signing in: pages of other sites may not send it. */
  isUnsafe?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** What is sent as a multipart form in place of a body; the handler reads it with `readUpload`. */
  form?: z.ZodType;
  /** What the answer may contain; whatever else a handler returns stays on the server. */
  returns: R;
  status?: number;
  /** Of an answer that is no JSON: the handler then answers with a response of its own. */
  contentType?: string;
  /** Headers of the answer that clients read, each with what it says. */
  headers?: Record<string, string>;
  /** The failures that are this call's own, by status; 422, 429 and 503 can happen to any. */
  failures?: Record<number, string>;
  /** Clients of this call look for `isSuccess` in its answer: failures say false. */
  saysSuccess?: boolean;
  /** "public" when the answer is the same for everyone, so that caches may keep it for a moment. */
  cache?: "public";
}

export const endpoint = <
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends z.ZodType = z.ZodType,
  A extends Access = undefined,
>(
  promise: Endpoint<P, Q, B, R, A>,
) => promise;
