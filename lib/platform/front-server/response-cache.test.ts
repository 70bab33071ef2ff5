import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keptResponsesTag } from "@/lib/platform/cache/kept-responses-tag";
import { tagTimes } from "../cache/tag-times.mjs";
import type { FrontResponse } from "./front-response";
import { bounds, createResponseCache, settlingMs } from "./response-cache";
import { createFrontServer } from "./server";

const host = "shop.test";
let server: Server;
let base = "";
let now = performance.now();

/** What was asked of the handler that stands where Next does, and how it answers. */
let asked: Pick<IncomingMessage, "url" | "headers">[] = [];
let answer: (request: IncomingMessage, response: FrontResponse) => void;

const pageOf =
  (headers: Record<string, string>) => (request: IncomingMessage, response: FrontResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const text = `<p>${request.url} ${asked.length} ${"ä".repeat(500)}</p>`;
    if (request.headers["accept-encoding"] === "gzip") {
      response.setHeader("content-encoding", "gzip");
      return response.end(gzipSync(text));
    }
    response.write(text.slice(0, 100));
    return response.end(text.slice(100));
  };

const page = { "content-type": "text/html", "x-nextjs-cache": "HIT" };
const publicly = { "content-type": "application/json", "cache-control": "public, max-age=0" };

beforeAll(async () => {
  server = createFrontServer({
    responders: [createResponseCache(host)],
    handle: (request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      answer(request, response);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

// A day a test, so that what an earlier one kept has expired.
beforeEach(() => {
  now += 86_400_000;
  asked = [];
  answer = pageOf(page);
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(base + path, { headers, method });
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).text();

const revalidateNow = () => tagTimes.expire([keptResponsesTag]);

test.each([
  "/",
  "/shop",
  "/shop/premium/blue/2",
  "/detail/7",
  "/reference",
  "/preview/silent",
  "/preview/silent/bare",
  "/preview/cali/frame",
  "/preview/cali/edit/frame",
  "/api/openapi.json",
  "/api/preset?page=2",
  "/api/preset/7",
  "/api/template/cali/content",
])("%s is asked of Next once for each encoding", async (path) => {
  answer = pageOf({ ...page, ...publicly });
  for (const encoding of ["identity", "gzip"]) {
    const headers = { "accept-encoding": encoding };
    const first = await ask(path, headers);
    const second = await ask(path, headers);
    const text = await first.text();
    expect(text).toContain("ä</p>");
    expect(await second.text()).toBe(text);
    expect(second.headers.get("content-type")).toBe("application/json");
    expect((await ask(path, headers, "HEAD")).headers.get("content-length")).not.toBe("0");
  }
  expect(asked).toHaveLength(2);
});

test.each(["/reference", "/api/openapi.json"])(
  "%s is rendered once for all queries",
  async (path) => {
    const text = await read(path);
    for (const query of ["?", "?1", "?utm_source=a&b=c"]) {
      expect(await read(path + query)).toBe(text);
    }
    expect(asked.length).toBeLessThan(2);
  },
);

test.each([
  ["browsers", "gzip, deflate, br, zstd", "gzip;q=0.5"],
  ["others", "identity", "made-up-1, gzip;q=0"],
])("%s share what is kept, whatever else they accept", async (_who, one, other) => {
  const text = await read("/shop", { "accept-encoding": one });
  expect(await read("/shop", { "accept-encoding": other })).toBe(text);
});

test.each(["/", "/shop", "/detail/7"])(
  "links of any campaign lead to the one page that is kept of %s",
  async (path) => {
    const text = await read(path);
    for (let visit = 0; visit < 20; visit++) {
      expect(await read(`${path}?utm_source=a${visit}&utm_medium=e-mail&fbclid=${visit}`)).toBe(
        text,
      );
    }
    for (const query of ["?gclid=1", "?mc_cid=1&mc_eid=", "?ref=a?b=c"]) {
      expect(await read(path + query)).toBe(text);
    }
    expect(asked).toHaveLength(1);
  },
);

/** @requirement Operations: No visitor decides what another one is answered */
test("Next sees nothing of the visitor whose response is kept", async () => {
  await ask("/preview/silent/frame", {
    cookie: "__prerender_bypass=1",
    authorization: "Bearer x",
    "accept-language": "de",
    "user-agent": "facebookexternalhit/1.1",
    "x-forwarded-host": "evil.test",
    "x-forwarded-for": "6.6.6.6",
    "if-none-match": '"a"',
    range: "bytes=0-1",
    "x-anything": "1",
    "x-request-id": "of-the-visitor",
  });
  expect(asked[0]?.headers).toEqual({
    host,
    connection: "keep-alive",
    "accept-encoding": expect.stringMatching(/^(gzip|identity)$/),
    "x-request-id": "of-the-visitor",
  });
});

/** @requirement Operations: No visitor decides what another one is answered */
test("nothing that sets a cookie is kept", async () => {
  answer = pageOf({ ...page, ...publicly, "set-cookie": "__prerender_bypass=; Expires=0" });
  for (const path of ["/preview/motion/frame", "/shop", "/api/preset/7"]) {
    asked = [];
    await read(path);
    await read(path);
    expect(asked).toHaveLength(2);
  }
});

test.each([
  ["another page", "/about", {}],
  ["a search", "/shop/search/blue", {}],
  ["what has a query", "/shop?x=1", {}],
  ["a preview with a query", "/preview/silent?x=1", {}],
  ["what has more than a campaign's", "/shop?utm_source=a&x=1", {}],
  ["what only begins as one", "/shop?utm_source", {}],
  ["a campaign's link to another page", "/about?utm_source=a", {}],
  ["the data of a page", "/shop", { rsc: "1" }],
  ["a part of it", "/shop", { "next-router-segment-prefetch": "/_tree" }],
  ["an answer to a cookie", "/api/preset/7", { cookie: "any=1" }],
  ["an answer to a token", "/api/preset/7", { authorization: "any" }],
])("%s is always asked of Next, with its headers", async (_what, path, headers) => {
  answer = pageOf({ ...page, ...publicly });
  await read(path, headers);
  await read(path, headers);
  expect(asked).toHaveLength(2);
  expect(asked[0]?.headers).toMatchObject(headers);
});

test.each([
  ["a page that Next's cache calls MISS", "/", { "x-nextjs-cache": "MISS" }, 200],
  ["a page that Next's cache calls STALE", "/", { "x-nextjs-cache": "STALE" }, 200],
  ["an error", "/preview/missing", {}, 404],
  ["a private answer", "/api/preset/7", { "cache-control": "private, no-store" }, 200],
  ["a failure", "/api/preset/7", publicly, 503],
])("%s is not kept", async (_what, path, headers, status) => {
  answer = (request, response) => {
    response.statusCode = status;
    pageOf({ ...page, ...headers })(request, response);
  };
  await read(path);
  await read(path);
  expect(asked).toHaveLength(2);
});

test("another method is asked of Next", async () => {
  answer = pageOf({ ...page, ...publicly });
  await read("/api/preset");
  await ask("/api/preset", {}, "POST");
  expect(asked).toHaveLength(2);
});

test("a kept answer of the API has the request id of the request it answers", async () => {
  answer = pageOf({ ...publicly, "x-request-id": "of-the-first" });
  await read("/api/preset/7");
  const kept = await ask("/api/preset/7", { "x-request-id": "of-the-second" });
  expect(kept.headers.get("x-request-id")).toBe("of-the-second");
  expect(asked).toHaveLength(1);
});

test.each(["/", "/preview/silent", "/de/preview/silent", "/api/preset/7"])(
  "after a revalidation %s is asked for anew, and kept once all reads before it have ended",
  async (path) => {
    answer = pageOf({ ...page, ...publicly });
    const before = await read(path);
    revalidateNow();
    const after = await read(path);
    expect(after).not.toBe(before);
    now += settlingMs;
    expect(await read(path)).not.toBe(after);
    now += 2;
    expect(await read(path)).toBe(await read(path));
  },
);

test("a response that was being made during a revalidation is not kept", async () => {
  answer = (request, response) => {
    revalidateNow();
    pageOf(page)(request, response);
  };
  await read("/");
  answer = pageOf(page);
  now += settlingMs + 2;
  await read("/");
  expect(asked).toHaveLength(2);
});

test("a page is kept for a minute at most, the frame of a preview until the next build", async () => {
  const [home, frame] = [await read("/"), await read("/preview/silent/frame")];
  now += bounds.age - 2;
  expect(await read("/")).toBe(home);
  now += 2;
  expect(await read("/")).not.toBe(home);
  revalidateNow();
  expect(await read("/preview/silent/frame")).toBe(frame);
});

test("what is kept is bounded, and the longest unused goes first", async () => {
  const size = 2 ** 20;
  answer = (_, response) => {
    for (const [name, value] of Object.entries(publicly)) response.setHeader(name, value);
    response.end(Buffer.alloc(size));
  };
  const number = bounds.maxSize / size;
  for (let id = 1; id <= number; id++) {
    await read(`/api/preset/${id}`);
    await read("/api/preset/1");
  }
  expect(asked).toHaveLength(number);
  await read("/api/preset/1");
  expect(asked).toHaveLength(number);
  await read("/api/preset/2");
  expect(asked).toHaveLength(number + 1);
});
