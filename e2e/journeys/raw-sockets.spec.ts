// Without the console of a page: no browser sends this.
import { expect, test } from "@playwright/test";
import { expectAlive, isAnswered, openSocket, sendBytes } from "../fixtures/socket";

const host = "Host: localhost\r\n";
const json = "Content-Type: application/json\r\n";
const close = "Connection: close\r\n";
const post = `POST /api/contact HTTP/1.1\r\n${host}${close}${json}`;
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`;
const get = (target: string, headers = "") =>
  `GET ${target} HTTP/1.1\r\n${host}${close}${headers}\r\n`;

/** What no browser sends, and what the shop responses. */
const cases: [name: string, status: number, bytes: string][] = [
  ["a malformed escape", 400, get("/api/user/%FF")],
  ["an escaped NUL", 400, get("/api/preset/%00")],
  ["a NUL", 400, get("/api/preset/\0")],
  ["a byte that is no ASCII", 400, get("/api/preset/\xff")],
  ["TRACE", 405, `TRACE /api/health HTTP/1.1\r\n${host}${close}\r\n`],
  ["a method nobody knows", 400, `HELLO /api/health HTTP/1.1\r\n${host}\r\n`],
  ["OPTIONS of everything", 400, `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`],
  ["huge headers", 431, get("/api/health", `X-A: ${"a".repeat(40_000)}\r\n`)],
  ["a huge address", 431, get(`/api/health?${"a".repeat(60_000)}`)],
  ["a header with a NUL", 400, get("/api/health", "X-A: \0\r\n")],
  ["a header with a space in its name", 400, get("/api/health", "X A: 1\r\n")],
  ["a length that is no number", 400, `${post}Content-Length: x\r\n\r\n{}`],
  ["a length below zero", 400, `${post}Content-Length: -1\r\n\r\n{}`],
  ["a length that is too short", 400, `${post}Content-Length: 1\r\n\r\n{"a":1}`],
  ["two lengths", 400, `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ["a length and chunks", 400, `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
  ["chunks that are none", 400, `${chunked}zz\r\n{}\r\n0\r\n\r\n`],
  ["a chunk beyond counting", 400, `${chunked}ffffffffffffffffff\r\n{}`],
  ["chunks above the cap", 413, `${chunked}20000\r\n${"a".repeat(0x20000)}\r\n0\r\n\r\n`],
  ["a body above the cap", 413, `${post}Content-Length: 70000\r\n\r\n${"a".repeat(70_000)}`],
  ["a length above the cap", 413, `${post}Content-Length: 9999999999\r\n\r\n{`],
  ["HTTP/1.0", 200, "GET /api/health HTTP/1.0\r\n\r\n"],
  ["a body over HTTP/1.0", 422, `POST /api/contact HTTP/1.0\r\n${json}Content-Length: 2\r\n\r\n{}`],
  ["HTTP/3.0", 400, `GET /api/health HTTP/3.0\r\n${host}\r\n`],
  ["a target with another host", 400, get("http://evil.test/api/health")],
  ["a target with half a host", 400, get("http://[evil/api/health")],
  ["a target without a slash", 400, get("api/health")],
  ["two hosts", 400, `GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}\r\n`],
  ["dot segments", 400, get("/x/../api/health")],
  ["encoded dot segments", 400, get("/x/%2e%2E/api/health")],
  ["a hundred parameters and more", 400, get(`/api/health?${"a&".repeat(101)}`)],
  ["a hundred cookies and more", 431, get("/api/health", `Cookie: ${"a=1; ".repeat(101)}\r\n`)],
  ["more than 8 KB of address", 431, get(`/api/health?${"a".repeat(8_200)}`)],
  [
    "a post to a page",
    405,
    `POST /shop/search/abc HTTP/1.1\r\n${host}Content-Length: 9000000\r\n\r\n`,
  ],
  ["a Server Action", 400, get("/", "Next-Action: abc\r\n")],
  ["CONNECT", 405, `CONNECT shop.test:443 HTTP/1.1\r\n${host}\r\n`],
  ["the moon expected", 417, `${post}Expect: the moon\r\nContent-Length: 2\r\n\r\n{}`],
  ["an upgrade", 200, get("/api/health", "Upgrade: x\r\n")],
  ["forged proxies", 200, get("/api/health", "X-Forwarded-Host: [[\r\nX-Forwarded-Proto: ]:\r\n")],
  ["the framework's own headers", 200, get("/api/health", "x-invoke-path: /admin\r\n")],
  ["cookies that are none", 401, get("/api/shop/bought", "Cookie: sid=%FF; =; ;;; sid=\xff\r\n")],
  ["another protocol", 400, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
];

for (const [name, status, bytes] of cases) {
  test(`${name} gets ${status} and JSON`, async ({ baseURL }) => {
    const [response] = await sendBytes(baseURL, bytes);
    expect(response?.status).toBe(status);
    expect(response?.head).toContain("content-type: application/json");
    expect(JSON.parse(response?.body ?? "")).toBeTruthy();
    await expectAlive(baseURL);
  });
}

test("a host that is none gets 421, and nothing of the shop", async ({ baseURL }) => {
  const bytes = `GET /api/health HTTP/1.1\r\nHost: [:: /?@\r\n${close}\r\n`;
  const [response] = await sendBytes(baseURL, bytes);
  expect(response?.status).toBe(421);
  expect(response?.head).toContain("text/plain");
  await expectAlive(baseURL);
});

test("pipelined requests are answered in order", async ({ baseURL }) => {
  const keepAlive = `GET /api/health HTTP/1.1\r\n${host}\r\n`;
  const responses = await sendBytes(
    baseURL,
    keepAlive + keepAlive.replace("health", "nothing") + get("/api/health"),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 200]);
});

test("thousands of headers are accepted or refused, depending on Node.js", async ({ baseURL }) => {
  const [response] = await sendBytes(baseURL, get("/api/health", "X-A: 1\r\n".repeat(1_500)));
  expect([200, 431]).toContain(response?.status);
  expect(JSON.parse(response?.body ?? "")).toBeTruthy();
  await expectAlive(baseURL);
});

/** @requirement Operations: Connections that want another protocol are answered or closed */
test("a request to upgrade is answered as if it asked for none", async ({ baseURL }) => {
  const upgrade = `GET /api/health HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: x\r\n\r\n`;
  const responses = await sendBytes(baseURL, upgrade);
  expect(responses.map(({ status }) => status)).toEqual([200]);
  await expectAlive(baseURL);
});

/** @requirement Operations: No visitor decides what another one is answered */
test("a visitor's cookie for drafts changes nobody's preview", async ({ request }) => {
  const path = "/preview/thunder/frame";
  for (const cookie of ["__prerender_bypass=1", ""]) {
    const response = await request.get(path, { headers: { cookie } });
    expect(response.status()).toBe(200);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  }
});

test("endless bodies block no other request, and aborted ones do no harm", async ({ baseURL }) => {
  const slow = Array.from({ length: 100 }, () => openSocket(baseURL));
  for (const socket of slow) socket.write(`${post}Content-Length: 100\r\n\r\n{"message":`);
  await expectAlive(baseURL);
  expect(slow.filter(isAnswered)).toEqual([]);
  for (const [at, socket] of slow.entries()) {
    if (at % 2) socket.resetAndDestroy();
    else socket.end("x");
  }
  await expectAlive(baseURL);
});
