import { socketAddressHeader, socketAddressValue } from "@/lib/platform/http/client-ip";
import { withAfter } from "./next-stubs/next-server";

type Params = Record<string, string | string[]>;
export type Handler<P = Params> = (request: Request, context: { params: Promise<P> }) => unknown;
export type CallInit<P = Params> = RequestInit & { params?: P };

/** The SITE_URL that test-file-setup.ts sets. */
const siteUrl = "https://shop.test";

/**
 * Calls an exported route handler as Next would: with a real request and its parameters. What the route does after
 * its response, such as running jobs, is done when `call` returns.
 */
export async function call<P extends object = Params>(
  handler: Handler<P>,
  path: string,
  { params, ...init }: CallInit<NoInfer<P>> = {},
): Promise<Response> {
  const request = new Request(new URL(path, siteUrl), init);
  // Cast: a handler that is called without parameters reads none.
  const context = { params: Promise.resolve(params ?? ({} as P)) };
  const response = await withAfter(async () => handler(request, context));
  if (!(response instanceof Response)) throw new Error("The handler returned no response.");
  return response;
}

export const jsonBody = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value),
});

/** The header that the front server sets for a socket with this address. */
export const fromAddress = (address: string): Record<string, string> => ({
  [socketAddressHeader]: socketAddressValue(address),
});

/**
 * For comparing both at once. The `message` of a failure is left out: it has to be the same as its
 * `error`.
 */
export async function statusAndBody(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body: withoutMessage(body) };
}

/** The body of a failure without its `message`, which has to be the same as its `error`. */
function withoutMessage(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("error" in body)) return body;
  const { message, ...rest } = body as { error: unknown; message?: unknown };
  if (message !== rest.error) throw new Error(`The message is ${message}, not ${rest.error}.`);
  return rest;
}

let senders = 0;

/** Sends a form as a page without script does, from a network of its own. Returns where it leads to. */
export async function sendPlainForm(
  handler: Handler,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  senders += 1;
  const response = await call(handler, path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...fromAddress(`203.0.113.${senders}`),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  const { pathname, search } = new URL(response.headers.get("location") ?? "", siteUrl);
  return { response, status: response.status, to: pathname + search };
}
