import type { z } from "zod";
import { type Permission, permissions } from "../staff/rules";

export type Schema = z.ZodType | undefined;

/**
 * Who may call. "visitor": anyone, and the handler gets the signed-in customer or null; "customer": only they; a
 * permission: staff who have it. With both, staff may do more than others, and it is the handler that tells them
 * apart; API tokens need the permission. "visitor or token": anyone, and the handler gets the customer whose API token
 * is sent, or null: a session counts for nothing. Undefined: anyone, and the session is not read.
 */
export type Access =
  | "visitor"
  | "visitor or token"
  | "customer"
  | Permission
  | `visitor or ${Permission}`
  | `customer or ${Permission}`
  | undefined;

/** What staff need for an endpoint; undefined if it is not theirs. */
export const permissionFor = (access: Access): Permission | undefined =>
  permissions.find((it) => access === it || access?.endsWith(` or ${it}`));

/** Whether an endpoint is for guests, too. */
export const isForGuests = (access: Access): boolean =>
  access === undefined || access.startsWith("visitor");

/** Whether an endpoint is for staff only. */
export const isForStaff = (access: Access): boolean =>
  access !== undefined && access === permissionFor(access);

/** What an endpoint without a session asks for, as the API reference names it. */
export type Credential =
  | "accessToken"
  | "identityTicket"
  | "schedulerSecret"
  | "paypalSignature"
  | "emailSignature";

/** An API endpoint: its route validates with this object, and the API reference is generated from it. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With parameters in braces, as in OpenAPI: `/api/preset/{id}`. */
  path: `/api/${string}`;
  summary: string;
  description?: string;
  access?: A;
  /** The handler checks it. */
  credential?: Credential;
  /** CSRF-protects a GET that changes something, such as signing in. */
  isUnsafe?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Of the body; 64 when left out. */
  maxBodyKiB?: number;
  /** Optional headers, for the reference: the handler parses them. */
  requestHeaders?: z.ZodObject;
  /** A multipart form in place of a JSON body; the handler reads it with `readUpload`. */
  form?: z.ZodType;
  /** A JSON body that may be sent in place of the form; the handler reads it with `readJson`. */
  json?: z.ZodType;
  /** Schema of the response; fields that it does not contain are removed. */
  returns: R;
  status?: number;
  /** Successes without a body beside `status`: the handler then returns a `Response`. */
  empty?: Record<number, string>;
  /** Of a response that is not JSON: the handler then returns a `Response`. */
  contentType?: string;
  /** Response headers that clients read, with their descriptions. */
  headers?: Record<string, string>;
  /** Failures specific to this endpoint, by status; the reference adds those that follow from its input. */
  failures?: Record<number, string>;
  /** Fields of a failure's body beside `error` and `fields`, by status. */
  failureBodies?: Record<number, z.ZodObject>;
  /** The response has a field `isSuccess`, which is false in failures. */
  saysSuccess?: boolean;
  /**
   * "public" if the response is the same for all guests: the server keeps it until something is revalidated
   * (lib/platform/front-server/response-cache.ts), and shared caches may keep it briefly.
   */
  cache?: "public";
}

export const endpoint = <
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends z.ZodType = z.ZodType,
  A extends Access = undefined,
>(
  definition: Endpoint<P, Q, B, R, A>,
) => definition;
