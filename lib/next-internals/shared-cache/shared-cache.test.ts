import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import memory from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeRedis, startFakeRedis } from "@/e2e/fakes/redis";
import { watchStderr } from "@/e2e/support/stderr";
import { createSharedIncrementalCache } from "./incremental-cache.mjs";
import { openRedisConnection } from "./redis-connection.mjs";
import { shareTagsManifest } from "./tags-manifest.mjs";
import { createSharedUseCache } from "./use-cache.mjs";

const folder = mkdtempSync(join(tmpdir(), "presetry-build-"));
mkdirSync(join(folder, "server"));
writeFileSync(join(folder, "BUILD_ID"), "build-1");
afterAll(() => rmSync(folder, { recursive: true }));

const memoryLimit = 2 ** 20;
const context = {
  fs: nodeFs,
  serverDistDir: join(folder, "server"),
  flushToDisk: false,
  maxMemoryCacheSize: memoryLimit,
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
  becomeAnotherInstance();
});

/** The handlers as one instance has them. */
function instance() {
  const shared = { redis, tags: shareTagsManifest(redis) };
  const Pages = createSharedIncrementalCache(shared);
  return { pages: new Pages(context), answers: createSharedUseCache(shared) };
}

/** What Next keeps for one process is forgotten. */
function becomeAnotherInstance() {
  manifest.tagsManifest.clear();
  memory.getMemoryCache(memoryLimit).remove(key);
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

const answer = (text: string) => ({
  value: new Blob([text]).stream() as ReadableStream<Uint8Array>,
  tags: ["preset:1"],
  stale: 300,
  timestamp: Date.now() - 10,
  expire: 86_400,
  revalidate: 3_600,
});

const textOf = async (entry: { value: ReadableStream } | undefined) =>
  entry && new Response(entry.value).text();

test("a page that one instance made is served by another, with all its parts", async () => {
  await instance().pages.set(key, page("one"), forADay);
  becomeAnotherInstance();
  const found = await instance().pages.get(key, asPage);
  expect(found?.value).toEqual(page("one"));
  expect(found?.cacheControl).toEqual({ revalidate: 3_600, expire: 86_400 });
});

test("a page of another build is not served", async () => {
  await instance().pages.set(key, page("one"), forADay);
  becomeAnotherInstance();
  writeFileSync(join(folder, "BUILD_ID"), "build-2");
  expect(await instance().pages.get(key, asPage)).toBeNull();
  writeFileSync(join(folder, "BUILD_ID"), "build-1");
});

test("what another instance changed is not served from this one's memory", async () => {
  const { pages, answers } = instance();
  await pages.set(key, page("old"), forADay);
  await answers.set("question", Promise.resolve(answer("old")));
  expect(await pages.get(key, asPage)).not.toBeNull();
  await instance().pages.revalidateTag(["preset:1"], { expire: 0 });
  manifest.tagsManifest.clear();
  expect(await pages.get(key, asPage)).toBeNull();
  manifest.tagsManifest.clear();
  expect(await answers.get("question", [])).toBeUndefined();
});

test("a page that was being made while something on it changed is not kept", async () => {
  const { pages } = instance();
  expect(await pages.get(key, asPage)).toBeNull();
  await pages.revalidateTag("preset:1", { expire: 0 });
  await pages.set(key, page("old"), forADay);
  expect(await pages.get(key, asPage)).toBeNull();
  await pages.set(key, page("new"), forADay);
  expect(await pages.get(key, asPage)).not.toBeNull();
});

test("an answer that one instance worked out is another's, as often as it is asked for", async () => {
  await instance().answers.set("question", Promise.resolve(answer("forty-two")));
  const { answers } = instance();
  expect(await textOf(await answers.get("question", []))).toBe("forty-two");
  expect(await textOf(await answers.get("question", []))).toBe("forty-two");
});

test("an answer is waited for while it is being worked out", async () => {
  const { answers } = instance();
  let finish = (_: ReturnType<typeof answer>) => {};
  const kept = answers.set("question", new Promise((resolve) => (finish = resolve)));
  const asked = answers.get("question", []);
  finish(answer("forty-two"));
  expect(await textOf(await asked)).toBe("forty-two");
  await kept;
});

test("half an answer is not kept", async () => {
  const { answers } = instance();
  const value = new ReadableStream({
    start: (it) => it.error(new Error("The connection is dead")),
  });
  await answers.set("question", Promise.resolve({ ...answer(""), value }));
  expect(await answers.get("question", [])).toBeUndefined();
  expect(server.entries.size).toBe(0);
});

test("a change is remembered longer than anything that it ends", async () => {
  const { pages, answers } = instance();
  await pages.set(key, page("one"), { cacheControl: { expire: 31_536_000 } } as never);
  await answers.set("question", Promise.resolve(answer("one")));
  await pages.revalidateTag("preset:1", { expire: 0 });
  const seconds = (prefix: string) =>
    [...server.entries].filter(([name]) => name.startsWith(prefix)).map(([, it]) => it.seconds);
  expect([...seconds("presetry:page:"), ...seconds("presetry:answer:")]).toEqual([86_400, 86_400]);
  expect(seconds("presetry:tag:")).toEqual([172_800]);
});

test("while Redis hangs, an instance goes on with what it has, and waits for it once", async () => {
  const said = watchStderr();
  const { pages } = instance();
  await pages.set(key, page("one"), forADay);
  server.hang();
  const start = performance.now();
  expect(await pages.get(key, asPage)).not.toBeNull();
  const waited = performance.now() - start;
  for (let n = 0; n < 20; n++) expect(await pages.get(key, asPage)).not.toBeNull();
  expect(waited).toBeGreaterThan(400);
  expect(performance.now() - start - waited).toBeLessThan(waited);
  expect(said.join("")).toMatch(/^The shared cache does not answer[^\n]*\n$/);
});

test("a change while Redis is away is told once it answers again", async () => {
  watchStderr();
  const { pages } = instance();
  server.hang();
  await pages.revalidateTag("preset:1", { expire: 0 });
  expect(server.entries.size).toBe(0);
  server.resume();
  await vi.waitFor(
    async () => {
      await pages.get(key, asPage);
      expect([...server.entries.keys()]).toEqual(["presetry:tag:preset:1"]);
    },
    { timeout: 5_000 },
  );
});
