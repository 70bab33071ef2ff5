import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type FakeRedis, startFakeRedis } from "@/e2e/fakes/redis";
import { eventually } from "@/e2e/support/eventually";
import { takeLogText } from "@/e2e/support/log";
import { createPageCache } from "./page-cache.mjs";
import { openRedisConnection } from "./redis-connection.mjs";
import { createTagTimes } from "./tag-times.mjs";
import { createUseCache } from "./use-cache.mjs";

const folder = mkdtempSync(join(tmpdir(), "presetry-build-"));
mkdirSync(join(folder, "server"));
writeFileSync(join(folder, "BUILD_ID"), "build-1");
afterAll(() => rmSync(folder, { recursive: true }));

const context = {
  fs: nodeFs,
  serverDistDir: join(folder, "server"),
  flushToDisk: false,
  maxMemoryCacheSize: 2 ** 20,
  revalidatedTags: [],
  _requestHeaders: {},
};

let server: FakeRedis;
let redis: ReturnType<typeof openRedisConnection>;

beforeEach(async () => {
  server = await startFakeRedis();
  redis = openRedisConnection(server.url);
});

afterEach(async () => {
  redis.close();
  await server.stop();
});

/** The handlers of one instance, with a memory of its own. */
function instance({ hasRedis = true } = {}) {
  const tagTimes = createTagTimes();
  if (hasRedis) tagTimes.shareThrough(redis);
  const shared = { tagTimes, redis: hasRedis ? redis : undefined };
  const PageCache = createPageCache({ hosts: "", ...shared });
  return { tagTimes, pages: new PageCache(context), useCache: createUseCache(shared) };
}

const key = "/route-cache/APP_PAGE/0123/$/detail/1";
const asPage = { kind: "APP_PAGE", isFallback: false } as never;
const forADay = { cacheControl: { revalidate: 3_600, expire: 86_400 } } as never;
const page = (html: string) =>
  ({
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from("rsc"),
    headers: { "x-next-cache-tags": "presets,preset:1" },
    status: 200,
    postponed: undefined,
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  }) as never;

const useCacheEntry = (text: string) => ({
  value: new Blob([text]).stream() as ReadableStream<Uint8Array>,
  tags: ["preset:1"],
  stale: 300,
  timestamp: Date.now() - 10,
  expire: 86_400,
  revalidate: 3_600,
});

const textOf = async (entry: { value: ReadableStream } | undefined) =>
  entry && new Response(entry.value).text();

test("a page that one instance rendered is served by another, with all its parts", async () => {
  await instance().pages.set(key, page("one"), forADay);
  const found = await instance().pages.get(key, asPage);
  expect(found?.value).toMatchObject(page("one"));
  expect(found?.cacheControl).toEqual({ revalidate: 3_600, expire: 86_400 });
});

test("a page of another build is not served", async () => {
  await instance().pages.set(key, page("one"), forADay);
  writeFileSync(join(folder, "BUILD_ID"), "build-2");
  expect(await instance().pages.get(key, asPage)).toBeNull();
  writeFileSync(join(folder, "BUILD_ID"), "build-1");
});

test("an entry that another instance revalidated is not served from this one's memory", async () => {
  const { pages, useCache } = instance();
  await pages.set(key, page("old"), forADay);
  await useCache.set("question", Promise.resolve(useCacheEntry("old")));
  expect(await pages.get(key, asPage)).not.toBeNull();
  await instance().pages.revalidateTag(["preset:1"], { expire: 0 });
  expect(await pages.get(key, asPage)).toBeNull();
  expect(await useCache.get("question", [])).toBeUndefined();
});

test("a page whose tag was revalidated while it was rendered is not served", async () => {
  const { pages } = instance();
  expect(await pages.get(key, asPage)).toBeNull();
  await pages.revalidateTag("preset:1", { expire: 0 });
  await pages.set(key, page("old"), forADay);
  expect(await pages.get(key, asPage)).toBeNull();
  await pages.set(key, page("new"), forADay);
  expect(await pages.get(key, asPage)).not.toBeNull();
});

test("a use-cache entry of one instance is read by another, more than once", async () => {
  await instance().useCache.set("question", Promise.resolve(useCacheEntry("forty-two")));
  const { useCache } = instance();
  expect(await textOf(await useCache.get("question", []))).toBe("forty-two");
  expect(await textOf(await useCache.get("question", []))).toBe("forty-two");
});

test("a reader waits for a use-cache entry that is being computed", async () => {
  const { useCache } = instance();
  let finish = (_: ReturnType<typeof useCacheEntry>) => {};
  const set = useCache.set("question", new Promise((resolve) => (finish = resolve)));
  const get = useCache.get("question", []);
  finish(useCacheEntry("forty-two"));
  expect(await textOf(await get)).toBe("forty-two");
  await set;
});

test("an incomplete use-cache entry is not stored", async () => {
  const { useCache } = instance();
  const value = new ReadableStream({
    start: (it) => it.error(new Error("The connection is dead")),
  });
  await useCache.set("question", Promise.resolve({ ...useCacheEntry(""), value }));
  expect(await useCache.get("question", [])).toBeUndefined();
  expect(server.entries.size).toBe(0);
});

test("a revalidated tag is stored longer than any entry", async () => {
  const { pages, useCache } = instance();
  await pages.set(key, page("one"), { cacheControl: { expire: 31_536_000 } } as never);
  await useCache.set("question", Promise.resolve(useCacheEntry("one")));
  await pages.revalidateTag("preset:1", { expire: 0 });
  const seconds = (prefix: string) =>
    [...server.entries].filter(([name]) => name.startsWith(prefix)).map(([, it]) => it.seconds);
  expect([...seconds("presetry:page:"), ...seconds("presetry:answer:")]).toEqual([86_400, 86_400]);
  expect(seconds("presetry:tag:")).toEqual([172_800]);
});

test("while Redis hangs, an instance serves its own entries and waits for one timeout only", async () => {
  const { pages } = instance();
  await pages.set(key, page("one"), forADay);
  server.hang();
  expect(await pages.get(key, asPage)).not.toBeNull();
  const asked = server.countDelayed();
  expect(asked).toBeGreaterThan(0);
  for (let n = 0; n < 20; n++) expect(await pages.get(key, asPage)).not.toBeNull();
  expect(server.countDelayed()).toBe(asked);
  const lines = takeLogText();
  expect(lines.join("")).toMatch(/^[^\n]*The shared cache is unavailable[^\n]*\n$/);
});

test("a tag revalidated while Redis is unavailable is published once Redis responds again", async () => {
  const { pages } = instance();
  server.hang();
  await pages.revalidateTag("preset:1", { expire: 0 });
  expect(server.entries.size).toBe(0);
  server.resume();
  await eventually(async () => {
    await pages.get(key, asPage);
    expect([...server.entries.keys()]).toEqual(["presetry:tag:preset:1"]);
  });
});

test("Next can create one for the middleware, which has no folder of the build", () => {
  const PageCache = createPageCache({ hosts: "", redis });
  const ofMiddleware = { ...context, serverDistDir: undefined as never };
  expect(new PageCache(ofMiddleware).redis).toBeUndefined();
});

test("without Redis, a page of the build is read from its files until its tag is revalidated", async () => {
  const folderOfPages = join(folder, "server", "app", "detail");
  mkdirSync(folderOfPages, { recursive: true });
  writeFileSync(join(folderOfPages, "2.html"), "<p>built</p>");
  writeFileSync(join(folderOfPages, "2.rsc"), "rsc");
  const meta = { headers: { "x-next-cache-tags": "preset:2" }, status: 200 };
  writeFileSync(join(folderOfPages, "2.meta"), JSON.stringify(meta));
  const { pages, tagTimes } = instance({ hasRedis: false });
  const found = await pages.get("/detail/2", asPage);
  expect(found?.value).toMatchObject({ html: "<p>built</p>" });
  expect(found?.value).toHaveProperty("headers.content-security-policy");
  tagTimes.restore("preset:2", Date.now() + 1);
  expect(await pages.get("/detail/2", asPage)).toBeNull();
});

test("a page that is rendered anew in the background is dated before its render", async () => {
  const { pages, tagTimes } = instance({ hasRedis: false });
  const soon = { cacheControl: { revalidate: 0, expire: 86_400 } } as never;
  await pages.set(key, page("one"), soon);
  await eventually(async () => expect(await pages.get(key, asPage)).not.toBeNull());
  await tagTimes.expire(["preset:1"]);
  await pages.set(key, page("old"), forADay);
  expect(await pages.get(key, asPage)).toBeNull();
});
