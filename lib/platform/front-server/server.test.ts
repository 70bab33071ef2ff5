import { once } from "node:events";
import type { IncomingHttpHeaders, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/e2e/support/eventually";
import { takeLogText } from "@/e2e/support/log";
import { callerNetwork, socketAddressHeader } from "../http/client-ip";
import { prepareShutdown } from "./serve";
import { createFrontServer } from "./server";

type Parts = Partial<Parameters<typeof createFrontServer>[0]>;

const servers: Server[] = [];
const sockets: Socket[] = [];

/** What reached the handler that stands where Next does. */
let asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] =
  [];

async function start(parts: Parts = {}) {
  asked = [];
  const server = createFrontServer({
    handle: (request, response) => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers });
      response.end("the shop");
    },
    ...parts,
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

function open(server: Server): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").on("error", () => {
    // The server may close the connection while a refused request is still being sent.
  });
  sockets.push(socket);
  return socket;
}

interface Answer {
  status: number;
  /** In lower case. */
  head: string;
  body: string;
}

async function answerTo(socket: Socket): Promise<Answer> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await once(socket, "close");
  const [head = "", body = ""] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n");
  const text = body.split("\r\n").find((line) => line.startsWith("{")) ?? body;
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: text };
}

/** Sends raw bytes that an HTTP client would refuse to send, and reads until the server closes the connection. */
async function send(server: Server, bytes: string): Promise<Answer> {
  const socket = open(server);
  socket.write(Buffer.from(bytes, "latin1"));
  return answerTo(socket);
}

const host = "Host: shop.test\r\n";
const close = "Connection: close\r\n";
const get = (target: string, headers = "") =>
  `GET ${target} HTTP/1.1\r\n${host}${close}${headers}\r\n`;

/** @requirement Operations: What is malformed, too large or too many is refused before Next sees it */
test.each([
  [400, "GET /api/user/%FF"],
  [400, "GET /api/preset/%00"],
  [400, "GET /api/preset?filters=%FF"],
  [400, "GET /%"],
  [400, "GET /%C0%AF"],
  [400, "GET /%ED%A0%80"],
  [400, "POST /api/contact%"],
  [400, "OPTIONS *"],
  [400, "GET http://evil.test/api/health"],
  [400, "GET api/health"],
  [400, "GET /x\\..\\license/x"],
  [400, "GET /shop#/x"],
  [400, "GET /./license/x"],
  [400, "GET /x/../preview/thunder/shared/x"],
  [400, "POST /./api/mcp"],
  [400, "GET /%2e/license/x"],
  [400, "GET /x/%2E%2e/license/x"],
  [400, "GET /x/.%2e"],
  [400, `GET /nothing?${"a&".repeat(101)}`],
  [431, `GET /nothing?${"a".repeat(8 * 1024)}`],
  [405, "TRACE /"],
  [405, "PROPFIND /api/preset"],
  [405, "POST /shop/search/abc"],
  [405, "PUT /"],
  [405, "OPTIONS /about"],
])("%d for %.60s", async (status, line) => {
  const server = await start();
  const response = await send(server, `${line} HTTP/1.1\r\n${host}${close}\r\n`);
  expect(response.status).toBe(status);
  expect(response.head).toContain("content-type: application/json");
  expect(response.head).toContain("cache-control: private, no-store");
  expect(response.head.includes("allow: get, head")).toBe(status === 405);
  expect(JSON.parse(response.body)).toMatchObject({ error: expect.stringMatching(/^Th.*[.]$/) });
  expect(asked).toEqual([]);
});

test.each([
  ["GET", "/"],
  ["HEAD", "/shop/blue"],
  ["OPTIONS", "/api/preset"],
  ["PATCH", "/api/preset/1"],
  ["GET", "/detail/%E2%82%AC"],
  ["GET", "/api/preset?filters=%7B%7D&x=%25"],
  ["GET", "/shop/search/100%25"],
  ["GET", "/a%2Fb"],
  ["GET", "/.well-known/security.txt"],
  ["GET", "/a..b/..c/..."],
  ["GET", `/shop?${"a&".repeat(99)}`],
])("%s %.60s is handed to Next as it is", async (method, url) => {
  const server = await start();
  const { status } = await send(server, `${method} ${url} HTTP/1.1\r\n${host}${close}\r\n`);
  expect(status).toBe(200);
  expect(asked).toMatchObject([{ method, url }]);
});

test("Next gets the one spelling of an address that limits are counted by", async () => {
  const server = await start();
  await send(server, get("/%6cicense/%e4%bd%a0?%71=%2f%7E"));
  expect(asked).toMatchObject([{ url: "/license/%E4%BD%A0?q=%2F~" }]);
});

const cookies = (number: number) => `Cookie: ${Array(number).fill("a=1").join("; ")}\r\n`;

test.each([
  ["more than 100 cookies", 431, cookies(101)],
  ["100 cookies", 200, cookies(100)],
  ["two hosts", 400, "Host: other.test\r\n"],
  ["a body to read with", 400, "Content-Length: 5\r\n\r\nhello"],
  ["chunks to read with", 400, "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n"],
  ["a Server Action", 400, "Next-Action: abc\r\n"],
  ["what nobody expects", 417, "Expect: the moon\r\n"],
])("%s: %d", async (_name, status, headers) => {
  const server = await start();
  const response = await send(server, get("/", headers));
  expect(response.status).toBe(status);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
});

test("what Next redirects without any header has the default ones", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const server = await start({
    handle: (_, response) => {
      response.statusCode = 308;
      response.setHeader("location", "/shop");
      response.setHeader("Referrer-Policy", "no-referrer");
      response.end();
    },
  });
  const { head } = await send(server, get("/shop/"));
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toContain("strict-transport-security: max-age=63072000; includesubdomains");
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(head.match(/referrer-policy: .*/g)).toEqual(["referrer-policy: no-referrer"]);
});

test("a 304 replaces no header of the page that a browser keeps", async () => {
  const server = await start({ handle: (_, response) => response.writeHead(304).end() });
  expect((await send(server, get("/"))).head).not.toContain("content-security-policy");
});

test.each([
  ["an unreadable address", get("/%FF")],
  ["a method that is not there", `TRACE / HTTP/1.1\r\n${host}${close}\r\n`],
  ["a redirect", get("/shop/")],
  ["no request at all", "no http at all\r\n\r\n"],
  ["an expectation", get("/", "Expect: the moon\r\n")],
])("%s binds no customer's domain to HTTPS", async (_, bytes) => {
  vi.stubEnv("NODE_ENV", "production");
  const server = await start({ isOwnHost: () => false });
  const { head } = await send(server, bytes);
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).not.toContain("strict-transport-security");
});

test("a request without a host is refused, unless it is HTTP/1.0", async () => {
  const server = await start();
  expect(await send(server, `GET / HTTP/1.1\r\n${close}\r\n`)).toMatchObject({
    status: 400,
    body: '{"error":"This request names no host.","message":"This request names no host."}',
  });
  expect((await send(server, "GET / HTTP/1.0\r\n\r\n")).status).toBe(200);
});

const large = "a".repeat(40_000);

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
])("malformed HTTP is refused with %d and a message: %.60j", async (status, text) => {
  const server = await start();
  const response = await send(server, text);
  expect(response.status).toBe(status);
  expect(response.head).toContain("content-type: application/json");
  expect(JSON.parse(response.body)).toMatchObject({ error: expect.stringMatching(/^Th.*[.]$/) });
  expect(asked).toEqual([]);
});

test.each(["TRACE / HTTP/1.1", "no http at all", "CONNECT shop.test:443 HTTP/1.1"])(
  "%s gets the headers of every response",
  async (line) => {
    vi.stubEnv("NODE_ENV", "production");
    const { head } = await send(await start(), `${line}\r\n${host}${close}\r\n`);
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(head).toContain("strict-transport-security: max-age=63072000; includesubdomains");
    expect(head).toContain("x-content-type-options: nosniff");
  },
);

test("a response that was started is not corrupted by malformed bytes after its request", async () => {
  const server = await start();
  const response = await send(server, `GET / HTTP/1.1\r\n${host}\r\nno http at all\r\n\r\n`);
  expect(response.status).toBe(200);
  expect(response.body).not.toContain("error");
});

test("Next gets the socket's address in place of a forged header, and no policy of the client", async () => {
  const server = await start();
  const forged = "X-Socket-Address: 6.6.6.6\r\nContent-Security-Policy: script-src 'nonce-x'\r\n";
  await send(server, get("/shop", `${forged}Content-Security-Policy-Report-Only: x\r\n`));
  const headers = asked[0]?.headers ?? {};
  const address = new Headers({ [socketAddressHeader]: String(headers[socketAddressHeader]) });
  expect(callerNetwork(address, 0)).toBe("127.0.0.1");
  expect(Object.keys(headers).filter((name) => name.startsWith("content-security"))).toEqual([]);
});

/** @requirement Operations: Connections that want another protocol are answered or closed */
test("hundreds of requests to upgrade are answered and hold no shutdown", async () => {
  const server = await start();
  const shutDown = prepareShutdown(server, { idle: 1, busy: 60_000 });
  const upgrade = `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: x\r\n\r\n`;
  const opened = Array.from({ length: 300 }, () => open(server));
  const answers = opened.map((socket) => once(socket, "data"));
  for (const socket of opened) socket.write(upgrade);
  await Promise.all(answers);
  expect(asked).toHaveLength(opened.length);
  const started = performance.now();
  await shutDown();
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("CONNECT is refused and its connection closed", async () => {
  const server = await start();
  const response = await send(server, `CONNECT shop.test:443 HTTP/1.1\r\n${host}\r\n`);
  expect(response).toMatchObject({
    status: 405,
    body: '{"error":"The shop is no proxy.","message":"The shop is no proxy."}',
  });
});

test("a body is asked for only where it is taken", async () => {
  const server = await start({
    handle: async (request, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      response.end(`got ${text}`);
    },
  });
  const expecting = `${host}${close}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`;
  const taken = open(server);
  taken.write(`POST /api/contact HTTP/1.1\r\n${expecting}`);
  const [first] = await once(taken, "data");
  expect(String(first)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  taken.write("hello");
  expect((await answerTo(taken)).body).toContain("got hello");
  expect((await send(server, `POST /about HTTP/1.1\r\n${expecting}`)).status).toBe(405);
});

/** @requirement Operations: Bodies that arrive too slowly are given up, and hold no memory */
test("posts to a page are answered and closed before their bodies arrive", async () => {
  const server = await start();
  const post = `POST /shop/search/abc HTTP/1.1\r\n${host}Content-Length: 10000000\r\n\r\n`;
  const opened = Array.from({ length: 60 }, () => open(server));
  const answers = opened.map((socket) => answerTo(socket));
  for (const socket of opened) socket.write(post);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(405);
  const connections = await new Promise((resolve) =>
    server.getConnections((_, count) => resolve(count)),
  );
  expect(connections).toBe(0);
});

const everySoon = { graceMs: 200, lingerMs: 100, everyMs: 20 };
const readAll: Parts["handle"] = async (request, response) => {
  try {
    for await (const _ of request);
    response.end("taken");
  } catch {
    response.destroy();
  }
};
const slowPost = `POST /api/contact HTTP/1.1\r\n${host}Content-Length: 1000000\r\n\r\nhello`;

test("a body that arrives too slowly is given up with 408", async () => {
  const server = await start({ handle: readAll, bodies: everySoon });
  expect(await send(server, slowPost)).toMatchObject({
    status: 408,
    body: '{"error":"This request took too long to arrive.","message":"This request took too long to arrive."}',
  });
});

test("a body that arrives fast enough is waited for, and one that nobody reads is not the client's fault", async () => {
  const server = await start({
    bodies: { ...everySoon, bytesPerSecond: 1 },
    handle: readAll,
  });
  const fast = open(server);
  const answered = answerTo(fast);
  fast.write(`POST /api/contact HTTP/1.1\r\n${host}${close}Content-Length: 30\r\n\r\n`);
  for (let sent = 0; sent < 30; sent++) {
    fast.write("x");
    await eventually(() => expect(fast.writableLength).toBe(0));
  }
  expect((await answered).body).toContain("taken");
});

test("what goes on arriving after the answer is cut off", async () => {
  const server = await start({ bodies: everySoon });
  const socket = open(server);
  socket.write(slowPost);
  await once(socket, "data");
  await once(socket, "close");
});

test("a head that does not arrive is given up with 408", async () => {
  const deadlines = { headersTimeout: 100, connectionsCheckingInterval: 20 };
  const server = await start({ deadlines });
  const response = await send(server, `GET / HTTP/1.1\r\nHost:`);
  expect(response.status).toBe(408);
});

test("a connection that says nothing is closed", async () => {
  const server = await start({ deadlines: { timeout: 100 } });
  await once(open(server), "close");
});

test("what has begun is answered before the server ends", async () => {
  let finish = () => {};
  const server = await start({
    handle: (_request, response) => {
      finish = () => response.end("the shop");
    },
  });
  const shutDown = prepareShutdown(server, { idle: 1, busy: 60_000 });
  const [idle, busy] = [open(server), open(server)];
  const answered = answerTo(busy);
  busy.write(`GET / HTTP/1.1\r\n${host}\r\n`);
  const begun = finish;
  await eventually(() => expect(finish).not.toBe(begun));
  const ended = shutDown();
  await once(idle, "close");
  finish();
  expect((await answered).body).toContain("the shop");
  await ended;
});

test("a kept connection may ask once more while the server ends, and no new one is taken", async () => {
  const server = await start();
  const shutDown = prepareShutdown(server, { idle: 60_000, busy: 60_000 });
  const kept = open(server);
  const first = once(kept, "data");
  kept.write(`GET / HTTP/1.1\r\n${host}\r\n`);
  await first;
  const ended = shutDown();
  await eventually(() => expect(server.listening).toBe(false));
  const second = answerTo(kept);
  kept.write(`POST /api/contact HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`);
  expect((await second).status).toBe(200);
  await ended;
});

test("a connection that a begun response has promised to keep may ask once more", async () => {
  let finish = () => {};
  const server = await start({
    handle: (_, response) => {
      response.setHeader("Content-Length", 4);
      response.write("the ");
      finish = () => response.end();
    },
  });
  const shutDown = prepareShutdown(server, { idle: 200, busy: 60_000 });
  const kept = open(server);
  const begun = once(kept, "data");
  kept.write(`GET / HTTP/1.1\r\n${host}\r\n`);
  await begun;
  const first = finish;
  const ended = shutDown();
  first();
  await eventually(() => expect(server.listening).toBe(false));
  const second = answerTo(kept);
  kept.write(`POST /api/contact HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`);
  await eventually(() => expect(finish).not.toBe(first));
  finish();
  expect((await second).status).toBe(200);
  await ended;
});

test("a connection that a busy server has not accepted when it ends is answered", async () => {
  const server = await start();
  const shutDown = prepareShutdown(server, { idle: 60_000, busy: 60_000 });
  const waiting = open(server);
  const answer = answerTo(waiting);
  waiting.write(`GET / HTTP/1.1\r\n${host}\r\n`);
  // After it the system has connected the two, and the server knows nothing of it.
  await new Promise(process.nextTick);
  await shutDown();
  expect((await answer).body).toContain("the shop");
});

test("an answer that takes too long does not hold the server", async () => {
  const server = await start({ handle: () => {} });
  const shutDown = prepareShutdown(server, { idle: 1, busy: 50 });
  const stuck = open(server);
  stuck.write(`GET / HTTP/1.1\r\n${host}\r\n`);
  await once(server, "request");
  await shutDown();
});

test("what fails is answered in JSON and logged once, with the request that it belongs to", async () => {
  const server = await start({
    handle: () => {
      throw new Error("broken");
    },
  });
  const request = get("/license/secret-words").replace("Host:", "X-Request-Id: request-1\r\nHost:");
  expect((await send(server, request)).status).toBe(500);
  const lines = takeLogText();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    msg: "The front server failed",
    requestId: "request-1",
    method: "GET",
    route: "/license/*",
  });
  expect(lines[0]).not.toContain("secret-words");
});
