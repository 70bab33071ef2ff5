import { createServer } from "node:http";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bounds, guestResponsesTag, settlingMs } from "@/lib/http/guest-responses";
import { keepPages } from "./kept-pages";

let asked = 0;
let cacheState = "HIT";
let now = performance.now();
let base = "";
const answer = keepPages();

const server = createServer((request, response) => {
  if (answer(request, response)) return;
  asked++;
  response.setHeader("content-type", "text/html");
  response.setHeader("x-nextjs-cache", cacheState);
  response.end(`<p>page ${asked}</p>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

// A day a test, so that what an earlier one kept has expired.
beforeEach(() => {
  now += 86_400_000;
  cacheState = "HIT";
  tagsManifest.clear();
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(base + path, { headers })).text();

const revalidateNow = () =>
  tagsManifest.set(guestResponsesTag, { expired: Math.round(performance.timeOrigin + now) });

test.each(["/", "/shop", "/shop/premium/blue/2", "/detail/7"])(
  "%s is asked of Next once",
  async (path) => {
    const page = await read(path);
    expect(await read(path)).toBe(page);
  },
);

test.each(["/", "/shop", "/detail/7"])(
  "links of any campaign lead to the one page that is kept of %s",
  async (path) => {
    const page = await read(path);
    const before = asked;
    for (let visit = 0; visit < 100; visit++) {
      const query = `?utm_source=a${visit}&utm_medium=e-mail&fbclid=%00${visit}`;
      expect(await read(path + query)).toBe(page);
    }
    for (const query of ["?gclid=1", "?mc_cid=1&mc_eid=", "?ref=a?b=c"]) {
      expect(await read(path + query)).toBe(page);
    }
    expect(asked).toBe(before);
  },
);

test.each([
  ["another page", "/about", {}],
  ["what has a query", "/shop?x=1", {}],
  ["what has more than a campaign's", "/shop?utm_source=a&x=1", {}],
  ["what only begins as one", "/shop?utm_source", {}],
  ["a campaign's link to another page", "/about?utm_source=a", {}],
  ["the data of a page", "/shop", { rsc: "1" }],
  ["a part of it", "/shop", { "next-router-segment-prefetch": "/_tree" }],
  ["whether it is new", "/shop", { "if-none-match": '"a"' }],
  ["a draft", "/shop", { cookie: "a=b; __prerender_bypass=c" }],
])("%s is always asked of Next", async (_what, path, headers) => {
  await read("/shop");
  expect(await read(path, headers)).not.toBe(await read(path, headers));
});

test.each(["MISS", "STALE"])("what Next's cache calls %s is not kept", async (state) => {
  cacheState = state;
  expect(await read("/")).not.toBe(await read("/"));
});

test("after a revalidation the next response is a new one, kept when all reads before it have ended", async () => {
  const before = await read("/");
  revalidateNow();
  const after = await read("/");
  expect(after).not.toBe(before);
  now += settlingMs;
  expect(await read("/")).not.toBe(after);
  now += 2;
  expect(await read("/")).toBe(await read("/"));
});

test("a page is kept for a minute at most", async () => {
  const page = await read("/");
  now += bounds.age - 2;
  expect(await read("/")).toBe(page);
  now += 2;
  expect(await read("/")).not.toBe(page);
});

test.each([
  ["browsers", "gzip, deflate, br, zstd", "gzip;q=0.5"],
  ["others", "identity", "made-up-1, gzip;q=0"],
])("%s share what is kept, whatever else they accept", async (_who, one, other) => {
  const page = await read("/shop", { "accept-encoding": one });
  expect(await read("/shop", { "accept-encoding": other })).toBe(page);
});
