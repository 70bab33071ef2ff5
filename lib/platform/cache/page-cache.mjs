// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { NextIncrementalCache } from "../next-internals/next-incremental-cache.mjs";
import { preparePage } from "../next-internals/prepare-page.mjs";
import { readEntry, writeEntry } from "./redis-entries.mjs";
import { tagTimes as processTagTimes } from "./tag-times.mjs";

/**
 * Next's documented `cacheHandler`, for pages and responses of routes: first this instance's memory; then the
 * build, which Next's own handler reads; then, with Redis, the entry that another instance stored. Each is used
 * only if none of its tags was revalidated since.
 *
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue} Entry
 * @typedef {ConstructorParameters<typeof NextIncrementalCache>[0]} Context
 */

/** Bytes. */
const memoryLimit = 50 * 1024 * 1024;

/** Kinds of entries that are shared; this shop does not cache single fetches. */
const sharedKinds = new Set(["APP_PAGE", "APP_ROUTE"]);

/** @param {Entry} entry */
function tagsOf({ value }) {
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** Part of the key, because an entry is valid for its own build only. @param {string} serverFolder */
const readBuildId = (serverFolder) =>
  readFileSync(join(serverFolder, "..", "BUILD_ID"), "utf8").trim();

/**
 * @param {{ hosts: string, redis?: import("./redis-connection.mjs").RedisConnection | undefined, tagTimes?: import("./tag-times.mjs").TagTimes }} options
 *   hosts: those that every page may load scripts from
 */
export function createPageCache({ hosts, redis, tagTimes = processTagTimes }) {
  /** @type {LRUCache<string, Entry>} */
  const memory = new LRUCache({
    maxSize: memoryLimit,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  });
  const renders = createRenderStarts(tagTimes);
  /** @type {string | undefined} */
  let buildId;

  const redisKey = (/** @type {string} */ key) => `presetry:page:${buildId}:${key}`;

  /** @param {Entry} entry */
  const isFresh = async (entry) =>
    (await tagTimes.lastOf(tagsOf(entry))) <= (entry.lastModified ?? 0);

  /** @param {string} key @param {Entry} entry */
  function keep(key, entry) {
    preparePage(entry.value, hosts);
    memory.set(key, entry);
    return entry;
  }

  return class PageCache {
    /** @param {Context} context created for each request */
    constructor(context) {
      this.build = new NextIncrementalCache({ ...context, maxMemoryCacheSize: 0 });
      // Next creates one for the middleware, too: without the folder of the build, and without pages.
      this.redis = context.serverDistDir ? redis : undefined;
      if (this.redis) buildId ??= readBuildId(context.serverDistDir);
    }

    /** @type {Handler["get"]} */
    async get(key, context) {
      const own = memory.get(key) ?? (await this.readBuild(key, context));
      const entry = own && (await isFresh(own)) ? own : await this.readShared(key, context.kind);
      if (!entry || isDue(entry, tagTimes.now())) renders.begin(key);
      return entry;
    }

    /** @param {Parameters<Handler["get"]>} question */
    async readBuild(...question) {
      const entry = await this.build.get(...question);
      return entry && keep(question[0], entry);
    }

    /** @param {string} key @param {string} kind */
    async readShared(key, kind) {
      if (!this.redis || !sharedKinds.has(kind)) return null;
      /** @type {Entry | undefined} */
      const entry = await readEntry(this.redis, redisKey(key));
      return entry && (await isFresh(entry)) ? keep(key, entry) : null;
    }

    /** @type {Handler["set"]} */
    async set(key, data, context) {
      const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
      const entry = keep(key, { value: data, lastModified: renders.end(key), cacheControl });
      // During the build, Next's handler writes files.
      await this.build.set(key, data, /** @type {any} */ (context));
      if (!this.redis || !data || !sharedKinds.has(data.kind)) return;
      await writeEntry(this.redis, redisKey(key), entry, cacheControl?.expire);
    }

    /** @type {Handler["revalidateTag"]} */
    revalidateTag = (tags) => tagTimes.expire([tags].flat());

    resetRequestCache() {}
  };
}

/** Whether Next will render the page again while it still answers with this entry. @param {Entry} entry @param {number} now */
const isDue = ({ lastModified = 0, cacheControl }, now) =>
  typeof cacheControl?.revalidate === "number" &&
  lastModified + cacheControl.revalidate * 1_000 < now;

/** About the bytes that a cached value takes. @param {unknown} part @returns {number} */
function sizeOf(part) {
  if (typeof part === "string" || part instanceof Uint8Array) return part.length;
  if (typeof part !== "object" || part === null) return 1;
  const parts = part instanceof Map ? part.values() : Object.values(part);
  return [...parts].reduce((sum, it) => sum + sizeOf(it), 1);
}

/** Bounds the map below; far more than the pages that are rendered at the same time. */
const maxRenders = 1_000;

/**
 * An entry is dated before it was rendered: if a tag is revalidated during rendering, the page may contain old
 * data and has to count as expired.
 *
 * @param {import("./tag-times.mjs").TagTimes} tagTimes
 */
function createRenderStarts({ now }) {
  /** @type {Map<string, number>} */
  const starts = new Map();
  return {
    begin(/** @type {string} */ key) {
      if (starts.size >= maxRenders) starts.clear();
      if (!starts.has(key)) starts.set(key, now());
    },
    end(/** @type {string} */ key) {
      const start = starts.get(key) ?? now();
      starts.delete(key);
      return start;
    },
  };
}
