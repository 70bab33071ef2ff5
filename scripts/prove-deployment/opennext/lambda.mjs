// @ts-check
import { createServer } from "node:http";

/**
 * Lambda with a function URL: turns requests into events and results into responses. Runs inside the
 * function's folder, without the rest of the project: `node lambda.mjs`.
 *
 * @typedef {object} Result
 * @property {number} statusCode
 * @property {Record<string, string>} headers
 * @property {string[]} [cookies]
 * @property {string} [body]
 * @property {boolean} [isBase64Encoded]
 */

const { PORT, AWS_ENDPOINT_URL_DYNAMODB } = process.env;

// OpenNext calls DynamoDB at its public host name and ignores a configured endpoint.
const { fetch } = globalThis;
globalThis.fetch = async (
  /** @type {RequestInfo | URL} */ input,
  /** @type {RequestInit | undefined} */ init,
) => {
  const request = new Request(input, init);
  if (!new URL(request.url).hostname.startsWith("dynamodb.")) return fetch(request);
  const { method, headers } = request;
  return fetch(`${AWS_ENDPOINT_URL_DYNAMODB}`, { method, headers, body: await request.text() });
};

// Only the built function has this file: a variable keeps the type check from resolving it.
const built = "./index.mjs";
/** @type {{ handler: (event: unknown, context: unknown) => Promise<Result> }} */
const { handler } = await import(built);

/** @param {import("node:http").IncomingMessage} request */
async function eventOf({ method = "", url = "/", headers, socket }, /** @type {Buffer} */ body) {
  const { pathname, search, searchParams } = new URL(url, "http://localhost");
  const { cookie, ...rest } = headers;
  const sourceIp = socket.remoteAddress ?? "";
  return {
    version: "2.0",
    rawPath: pathname,
    rawQueryString: search.slice(1),
    queryStringParameters: Object.fromEntries(searchParams),
    headers: { ...rest, "x-forwarded-for": sourceIp, "x-forwarded-proto": "http" },
    ...(cookie ? { cookies: cookie.split("; ") } : {}),
    requestContext: { http: { method, path: pathname, sourceIp } },
    ...(body.length > 0 ? { body: body.toString("base64") } : {}),
    isBase64Encoded: body.length > 0,
  };
}

const server = createServer(async (request, response) => {
  try {
    const body = Buffer.concat(await request.toArray());
    const result = await handler(await eventOf(request, body), {});
    const { statusCode, headers, cookies = [], isBase64Encoded } = result;
    response.writeHead(statusCode, {
      ...headers,
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    });
    response.end(Buffer.from(result.body ?? "", isBase64Encoded ? "base64" : "utf8"));
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
});

server.listen(Number(PORT), "127.0.0.1");
