import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callerNetwork, socketAddressHeader } from "../http/client-ip";
import { installRequestFilter, rejectionOf } from "./request-filter";

test.each<[string | undefined, string | undefined, number | undefined]>([
  ["GET", "/", undefined],
  ["HEAD", "/shop/blue", undefined],
  ["OPTIONS", "/api/preset", undefined],
  ["PATCH", "/api/preset/1", undefined],
  ["GET", "/detail/%E2%82%AC", undefined],
  ["GET", "/api/preset?filters=%7B%7D&x=%25", undefined],
  ["GET", "/a%2Fb", undefined],
  ["TRACE", "/", 405],
  ["CONNECT", "shop.test:443", 405],
  ["PROPFIND", "/", 405],
  ["get", "/", 405],
  ["", "/", 405],
  [undefined, undefined, 405],
  ["GET", "/api/user/%FF", 400],
  ["GET", "/%", 400],
  ["GET", "/%zz", 400],
  ["GET", "/%C0%AF", 400],
  ["GET", "/%ED%A0%80", 400],
  ["GET", "/api/preset/%00", 400],
  ["GET", "/api/preset?filters=%00", 400],
  ["GET", "/api/preset?filters=%FF", 400],
  ["POST", "/api/contact%", 400],
  ["OPTIONS", "*", 400],
  ["GET", "http://evil.test/api/health", 400],
  ["GET", "api/health", 400],
])("%s %s is rejected with %s", (method, url, status) => {
  expect(rejectionOf(method, url)?.status).toBe(status);
});

let server: Server;
const headersOf = ({ headers }: IncomingMessage) =>
  new Headers({ [socketAddressHeader]: String(headers[socketAddressHeader]) });

const largePage = "Größe … ".repeat(10_000);

/** Requests that passed the filter. */
const admitted: { url: string | undefined; address: string; policies: unknown[] }[] = [];

beforeAll(async () => {
  installRequestFilter();
  installRequestFilter();
  server = createServer((request, response) => {
    const { headers } = request;
    const policies = ["", "-report-only"].map((it) => headers[`content-security-policy${it}`]);
    admitted.push({ url: request.url, address: callerNetwork(headersOf(request), 0), policies });
    response.end(request.url === "/large" ? largePage : "the shop");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Sends raw bytes that an HTTP client would refuse to send. */
async function send(bytes: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.end(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const [head = "", body = ""] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n");
  const text = body.split("\r\n").find((line) => line.startsWith("{")) ?? body;
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: text };
}

const request = (line: string, headers = "") =>
  send(`${line} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n`);

test.each([
  ["GET /api/user/%FF", 400],
  ["GET /api/preset/%00", 400],
  ["GET /api/preset?filters=%FF", 400],
  ["TRACE /", 405],
  ["PROPFIND /api/preset", 405],
])("over a socket, %s gets a JSON response with %d", async (line, status) => {
  const before = admitted.length;
  const response = await request(line);
  expect(response.status).toBe(status);
  expect(response.head).toContain("content-type: application/json");
  expect(response.head).toContain("cache-control: private, no-store");
  expect(response.head.includes("allow: get, head, post")).toBe(status === 405);
  expect(JSON.parse(response.body)).toEqual({ error: expect.stringMatching(/^This .*[.]$/) });
  expect(admitted).toHaveLength(before);
});

const large = "a".repeat(40_000);
const host = "Host: shop.test\r\n";

test.each([
  [400, `HELLO / HTTP/1.1\r\n${host}\r\n`],
  [400, `GET /\0 HTTP/1.1\r\n${host}\r\n`],
  [400, `GET / HTTP/3.0\r\n${host}\r\n`],
  [400, `GET / HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`],
  [400, `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
  [400, `GET / HTTP/1.1\r\n${host}X: \0\r\n\r\n`],
  [431, `GET / HTTP/1.1\r\n${host}X: ${large}\r\n\r\n`],
  [431, `GET /${large} HTTP/1.1\r\n${host}\r\n`],
  [400, "no http at all\r\n\r\n"],
])("malformed HTTP is rejected with %d and a message: %.60j", async (status, text) => {
  const before = admitted.length;
  const response = await send(text);
  expect(response.status).toBe(status);
  expect(response.head).toContain("content-type: application/json");
  expect(JSON.parse(response.body)).toEqual({ error: expect.stringMatching(/^Th.*[.]$/) });
  expect(admitted).toHaveLength(before);
});

test.each(["TRACE / HTTP/1.1", "no http at all"])(
  "%s gets the headers of every response",
  async (line) => {
    vi.stubEnv("NODE_ENV", "production");
    const { head } = await send(`${line}\r\n${host}Connection: close\r\n\r\n`);
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(head).toContain("strict-transport-security: max-age=63072000; includesubdomains");
    expect(head).toContain("x-content-type-options: nosniff");
  },
);

test("a response that was started is not corrupted by malformed bytes after its request", async () => {
  const response = await send(`GET / HTTP/1.1\r\n${host}\r\nno http at all\r\n\r\n`);
  expect(response.status).toBe(200);
  expect(response.body).not.toContain("error");
});

test("a valid request passes, with its socket's address in place of a forged header", async () => {
  const response = await request("GET /shop", "X-Socket-Address: 6.6.6.6\r\n");
  expect(response.body).toContain("the shop");
  expect(admitted.at(-1)).toMatchObject({ url: "/shop", address: "127.0.0.1" });
});

test("a client cannot choose the nonce of a page's scripts", async () => {
  await request(
    "GET /shop",
    "Content-Security-Policy: script-src 'nonce-x'\r\nContent-Security-Policy-Report-Only: script-src 'nonce-x'\r\n",
  );
  expect(admitted.at(-1)?.policies).toEqual([undefined, undefined]);
});

test("a rejected response has the request's id, and malformed HTTP a new one", async () => {
  const rejected = await request("TRACE /", "X-Request-Id: from-the-proxy-1\r\n");
  expect(rejected.head).toContain("x-request-id: from-the-proxy-1\r\n");
  expect((await request("GET /%FF")).head).toMatch(/^x-request-id: [\w-]{36}\r$/m);
  expect((await send("no http at all\r\n\r\n")).head).toMatch(/^x-request-id: [\w-]{36}\r$/m);
});

test("a rejected request closes its connection", async () => {
  const response = await send("TRACE / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  expect(response.head).toContain("connection: close");
});

test("more random codes of one caller than are meant for a person get 429, before Next sees them", async () => {
  const before = admitted.length;
  const heads: string[] = [];
  for (let code = 0; code < 62; code++) {
    heads.push((await request(`GET /license/${code}`)).head);
  }
  expect(admitted).toHaveLength(before + 60);
  expect(heads.at(-1)).toMatch(/^http\/1\.1 429 .*\sretry-after: \d+\r\n/s);
  expect((await request("GET /shop")).status).toBe(200);
});

test("a large page arrives as it is, every time", async () => {
  const url = `http://localhost:${(server.address() as AddressInfo).port}/large`;
  for (let time = 0; time < 3; time++) {
    expect(await (await fetch(url)).text()).toBe(largePage);
  }
});
