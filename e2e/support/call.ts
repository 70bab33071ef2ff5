import { socketAddressHeader, socketAddressValue } from "@/lib/http/client-ip";

type Params = Record<string, string | string[]>;
export type Handler = (request: Request, context: { params: Promise<Params> }) => unknown;

/** The SITE_URL that test-file-setup.ts sets. */
const siteUrl = "https://shop.test";

/** Calls an exported route handler as Next would: with a real request and its parameters. */
export async function call(
  handler: Handler,
  path: string,
  { params = {}, ...init }: RequestInit & { params?: Params } = {},
): Promise<Response> {
  const request = new Request(new URL(path, siteUrl), init);
  const response = await handler(request, { params: Promise.resolve(params) });
  if (!(response instanceof Response)) throw new Error("The handler returned no response.");
  return response;
}

export const jsonBody = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value),
});

/** The header that the request filter sets for a socket with this address. */
export const fromAddress = (address: string): Record<string, string> => ({
  [socketAddressHeader]: socketAddressValue(address),
});

/** For comparing both at once. */
export async function statusAndBody(response: Response) {
  return { status: response.status, body: (await response.json()) as unknown };
}
