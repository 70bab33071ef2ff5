import type { z } from "zod";
import { currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { identifyCaller } from "@/lib/platform/audit/caller";
import { recordRefusal } from "@/lib/platform/audit/commands";
import { identifyActor } from "@/lib/platform/log/request-context";
import { findCaller } from "@/lib/platform/sessions/authenticate";
import type { Actor, Caller } from "@/lib/platform/sessions/rules";
import { requireSecondFactor } from "@/lib/platform/sessions/second-factor";
import { isScope, type Permission } from "../staff/rules";
import { readJson } from "./body";
import { isForgedRequest } from "./csrf";
import {
  type Access,
  type Endpoint,
  isForGuests,
  isForStaff,
  permissionFor,
  type Schema,
} from "./endpoint";
import { isForCustomer } from "./for-customer";
import { errorResponse, json, mergeHeaders } from "./json";
import { observe } from "./observe";
import { parse } from "./parse";
import { unexpectedError } from "./unexpected-error";
import { noSuchField } from "./zod-messages";

const t = currentTranslations("errors");
const token = currentTranslations("tokenErrors");

type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type CallerOf<A extends Access> = A extends "customer"
  ? Actor
  : A extends undefined
    ? undefined
    : A extends "visitor" | "visitor or token" | `visitor or ${Permission}`
      ? Caller | null
      : Caller;

interface Call<P extends Schema, Q extends Schema, B extends Schema, A extends Access> {
  request: Request;
  actor: CallerOf<A>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
}

interface Context {
  params: Promise<Record<string, string | string[] | undefined>>;
}

const publicly = { "Cache-Control": "public, max-age=0, s-maxage=10, stale-while-revalidate=60" };

/** What a guest reads may be kept for other guests (lib/platform/front-server); what a customer reads is theirs. */
const cacheHeaders = ({ cache, access }: Endpoint, actor: Caller | null | undefined) =>
  cache === "public" && !actor
    ? { ...publicly, ...(access ? { Vary: "Cookie, Authorization" } : {}) }
    : {};

/** An answer that carries headers of its own. */
export class Reply<T> {
  constructor(
    readonly value: T,
    readonly headers: HeadersInit,
  ) {}
}

/** One page of a list, and how many match in all. */
export const withTotal = <T>(rows: T[], total: number): Reply<T[]> =>
  new Reply(rows, { "X-Total-Count": String(total) });

/**
 * One route of the public API: the caller is settled first, then the input is parsed, then one verb is
 * called, and its answer leaves through the schema it promised.
 */
export function route<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends z.ZodType,
  A extends Access,
>(
  endpoint: Endpoint<P, Q, B, R, A>,
  handle: (call: Call<P, Q, B, A>) => Promise<z.output<R> | Reply<z.output<R>> | Response>,
) {
  const respond = async (request: Request, context: Context): Promise<Response> => {
    if (isForgedRequest(request, env("site"), endpoint.isUnsafe)) {
      throw new ShopError("forbidden", t("otherSite"));
    }
    // Cast: each part was parsed by the schema that its type comes from.
    const call = {
      request,
      actor: await settleCaller(endpoint, request),
      params: endpoint.params && parse(endpoint.params, await context.params, "not_found"),
      query: endpoint.query && parse(endpoint.query, queryOf(request)),
      body: endpoint.body && parse(endpoint.body, await readJson(request, endpoint.maxBodyKiB)),
    } as Call<P, Q, B, A>;
    const result = await handle(call);
    if (result instanceof Response) return result;
    const { value, headers } = result instanceof Reply ? result : new Reply(result, {});
    return json(endpoint.returns.encode(value), {
      status: endpoint.status ?? 200,
      headers: mergeHeaders(cacheHeaders(endpoint, call.actor), headers),
    });
  };
  return (request: Request, context: Context): Promise<Response> =>
    observe(request, endpoint.path, async () => {
      try {
        return { response: await respond(request, context) };
      } catch (thrown) {
        const error = thrown instanceof ShopError ? thrown : unexpectedError(thrown);
        const extra = endpoint.saysSuccess ? { isSuccess: false } : {};
        return { response: errorResponse(error, {}, extra), error };
      }
    });
}

async function settleCaller({ access, method, path }: Endpoint, request: Request) {
  if (!access) return undefined;
  const caller = await findCaller(request);
  if (!caller) {
    if (isForGuests(access)) return null;
    throw new ShopError("unauthorized", t("logIn"));
  }
  if (!isForCustomer(request, caller.email)) throw new ShopError("forbidden", t("otherAccount"));
  identifyActor(caller.userId);
  identifyCaller(caller);
  const permission = permissionFor(access);
  const hasToken = caller.apiToken !== null;
  if (access === "visitor or token") return hasToken ? caller : null;
  if (permission === undefined) {
    if (!hasToken) return caller;
    if (isForGuests(access)) return null;
    throw new ShopError("forbidden", token("notForTokens"));
  }
  if (isForStaff(access) || (hasToken && !isForGuests(access))) {
    if (!caller.permissions.includes(permission)) {
      const { email } = caller;
      const refused = { email, detail: `${method} ${path}`, isByAccount: true };
      await recordRefusal("access.back-office-refused", refused);
    }
    requirePermission(caller, permission);
  }
  return caller;
}

/** For calls that only in some of their forms are the back office's. */
export function requirePermission(
  caller: Caller | null,
  permission: Permission,
): asserts caller is Caller {
  if (!caller) throw new ShopError("unauthorized", t("logIn"));
  requireSecondFactor(caller);
  if (!caller.permissions.includes(permission)) throw missingPermission(caller, permission);
}

function missingPermission({ apiToken, role }: Caller, permission: Permission): ShopError {
  if (apiToken !== null) {
    if (!isScope(permission)) return new ShopError("forbidden", token("notForTokens"));
    return new ShopError("forbidden", token("needsScope", { scope: permission }), {
      challenge: `Bearer error="insufficient_scope", scope="${permission}"`,
    });
  }
  return new ShopError("forbidden", role === null ? t("onlyShop") : t("notYourRole"));
}

/** For lists whose query has parameters that are the admin's only. */
export function refuseUnknownFields(names: string[]): void {
  const fields = Object.fromEntries(names.map((name) => [name, noSuchField(name)]));
  const [error] = Object.values(fields);
  if (error) throw new ShopError("invalid", error, { fields });
}

/** A name that stands there more than once is a list. */
function queryOf(request: Request): Record<string, string | string[]> {
  const asked = new URL(request.url, "http://localhost").searchParams;
  return Object.fromEntries(
    [...new Set(asked.keys())].map((name) => {
      const values = asked.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
