import { ShopError, statusOf } from "@/lib/errors";

const privately = { "Cache-Control": "private, no-store" };
const always = { "Referrer-Policy": "no-referrer" };

export function json(value: unknown, init: { status?: number; headers?: HeadersInit } = {}) {
  const headers = new Headers({ ...privately, ...always });
  new Headers(init.headers).forEach((content, name) => {
    headers.set(name, content);
  });
  if (init.status === 204) return new Response(null, { status: 204, headers });
  return Response.json(value, { status: init.status ?? 200, headers });
}

/** Every failure of the API: one sentence, the fields it is about, and when to try again. */
export function errorResponse(error: ShopError, headers: HeadersInit = {}, extra: object = {}) {
  return json(
    { ...extra, error: error.message, ...(error.fields ? { fields: error.fields } : {}) },
    {
      status: statusOf(error.code),
      headers: {
        ...(error.retryAfter ? { "Retry-After": String(Math.ceil(error.retryAfter)) } : {}),
        ...headers,
      },
    },
  );
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/** The handlers of the methods a route does not have: 405, naming those it has. */
export function refuseOthers<const Allowed extends Method>(...allowed: Allowed[]) {
  const allow = [...allowed, ...(allowed.some((it) => it === "GET") ? ["HEAD"] : []), "OPTIONS"];
  const refuse = () =>
    errorResponse(new ShopError("method_not_allowed", "This address does not do that."), {
      Allow: allow.join(", "),
    });
  return Object.fromEntries(methods.map((method) => [method, refuse])) as Record<
    Exclude<Method, Allowed>,
    () => Response
  >;
}
