import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { expect, test } from "vitest";
import { cspForPage } from "../csp/page-csp.mjs";
import { NextIncrementalCache } from "./next-incremental-cache.mjs";
import { withPageCsp } from "./with-page-csp.mjs";

const context = {
  fs: nodeFs,
  serverDistDir: "/nonexistent/server",
  flushToDisk: false,
  maxMemoryCacheSize: 2 ** 20,
  revalidatedTags: [],
  _requestHeaders: {},
};

const html = "<script>one()</script>";

/** Next's own incremental cache, with the policies added. */
const cache = new (withPageCsp(NextIncrementalCache, ""))(context);

let count = 0;
async function headersOf(value: object) {
  const key = `/page-${++count}`;
  await cache.set(key, value as never, { cacheControl: { revalidate: 60, expire: 60 } } as never);
  const entry = await cache.get(key, { kind: "APP_PAGE", isFallback: false } as never);
  if (!entry?.value) throw new Error("The entry was not cached.");
  return (entry.value as { headers?: Record<string, string> }).headers;
}

test("a fully prerendered page gets its policy in addition to its own headers", async () => {
  expect(await headersOf({ kind: "APP_PAGE", html, headers: { link: "x" } })).toEqual({
    link: "x",
    "content-security-policy": cspForPage(html, ""),
  });
});

test("the first visitor of a page gets it as all later ones do", async () => {
  const page = { kind: "APP_PAGE", html: '<head><script src="/a.js" async=""></script></head>' };
  const headers = await headersOf(page);
  expect(page.html).not.toContain("<script src");
  expect(page).toMatchObject({ headers });
});

test("a page whose scripts wait for an event asks for no font before", async () => {
  const waiting = `${html}<iframe data-scripts-after="frame-ready"></iframe>`;
  expect(await headersOf({ kind: "APP_PAGE", html: waiting, headers: { link: "x" } })).toEqual({
    "content-security-policy": cspForPage(waiting, ""),
  });
});

test("a postponed page gets no policy, nor does a route's response", async () => {
  expect(await headersOf({ kind: "APP_PAGE", html, postponed: "…" })).toBe(undefined);
  expect(await headersOf({ kind: "APP_ROUTE", body: Buffer.from("") })).toBe(undefined);
});
