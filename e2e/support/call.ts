type Params = Record<string, string | string[]>;
export type Handler = (request: Request, context: { params: Promise<Params> }) => unknown;

/** Where the shop lives in tests; test-file-setup.ts says the same to the shop. */
const siteUrl = "https://shop.test";

/** Asks an exported route handler as Next would: with a real request and its parameters. */
export async function call(
  handler: Handler,
  path: string,
  { params = {}, ...init }: RequestInit & { params?: Params } = {},
): Promise<Response> {
  const request = new Request(new URL(path, siteUrl), init);
  const answer = await handler(request, { params: Promise.resolve(params) });
  if (!(answer instanceof Response)) throw new Error("The handler did not answer.");
  return answer;
}

export const jsonBody = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value),
});

/** What an answer says, for comparing in one go. */
export async function statusAndBody(response: Response) {
  return { status: response.status, body: (await response.json()) as unknown };
}
