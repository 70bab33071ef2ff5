import { currentTranslations } from "#current-translations";
import { ShopError, statusOf } from "@/lib/errors";
import { requestIdHeaders } from "@/lib/platform/log/request-context";
import { inLanguageOf } from "./request-language";

const t = currentTranslations("errors");

const privately = { "Cache-Control": "private, no-store" };
const bodiless = new Set([204, 303]);
const always = { "Referrer-Policy": "no-referrer" };

/** Later ones replace earlier ones; cookies, of which an answer may set several, are all kept. */
export function mergeHeaders(...all: (HeadersInit | undefined)[]): Headers {
  const merged = new Headers();
  for (const headers of all) {
    new Headers(headers).forEach((content, name) => {
      if (name === "set-cookie") merged.append(name, content);
      else merged.set(name, content);
    });
  }
  return merged;
}

export function json(value: unknown, init: { status?: number; headers?: HeadersInit } = {}) {
  const headers = mergeHeaders(privately, always, init.headers);
  if (init.status && bodiless.has(init.status)) {
    return new Response(null, { status: init.status, headers });
  }
  return Response.json(value, { status: init.status ?? 200, headers });
}

export const setCookies = (cookies: readonly string[]): [string, string][] =>
  cookies.map((cookie) => ["Set-Cookie", cookie]);

/** Every failure of the API: one sentence, the fields it is about, and when to try again. */
export function errorResponse(error: ShopError, headers: HeadersInit = {}, extra: object = {}) {
  return json(
    {
      ...extra,
      ...error.extra,
      error: error.message,
      // The name under which most clients look for the message of a failure.
      message: error.message,
      ...(error.fields ? { fields: error.fields } : {}),
    },
    {
      status: statusOf(error.code),
      headers: {
        ...(error.retryAfter ? { "Retry-After": String(Math.ceil(error.retryAfter)) } : {}),
        ...(error.challenge ? { "WWW-Authenticate": error.challenge } : {}),
        ...headers,
      },
    },
  );
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/** The other methods of a route: 405 with `Allow`, and OPTIONS, which names the methods that it has. */
export function methodNotAllowed<const Allowed extends Method>(...allowed: Allowed[]) {
  const allow = [...allowed, ...(allowed.some((it) => it === "GET") ? ["HEAD"] : []), "OPTIONS"];
  const headersFor = (request: Request) => ({
    Allow: allow.join(", "),
    ...requestIdHeaders(request),
  });
  const refuse = (request: Request) =>
    inLanguageOf(request, () =>
      errorResponse(new ShopError("method_not_allowed", t("wrongMethod")), headersFor(request)),
    );
  const handlers = Object.fromEntries(methods.map((method) => [method, refuse])) as Record<
    Exclude<Method, Allowed>,
    (request: Request) => Response
  >;
  const listMethods = (request: Request) =>
    json(null, { status: 204, headers: headersFor(request) });
  return { ...handlers, OPTIONS: listMethods };
}
