// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import memory from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { NextIncrementalCache } from "../next-incremental-cache.mjs";
import { readEntry, writeEntry } from "./redis-entries.mjs";

/**
 * Next's `cacheHandler` for pages and route responses: first this instance's memory and build, through
 * Next's own handler; then the entry that another instance stored in Redis. Either is used only if none
 * of its tags was revalidated since.
 *
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue} Entry
 * @typedef {ConstructorParameters<typeof NextIncrementalCache>[0]} Context
 */

/** Kinds of entries that are shared; this shop does not cache single fetches. */
const sharedKinds = new Set(["APP_PAGE", "APP_ROUTE"]);

/** @param {Entry | null | undefined} entry */
function tagsOf(entry) {
  const value = entry?.value;
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** Part of the key, because an entry is valid for its own build only. @param {string} serverFolder */
const readBuildId = (serverFolder) =>
  readFileSync(join(serverFolder, "..", "BUILD_ID"), "utf8").trim();

/** @param {{ redis: import("./redis-connection.mjs").RedisConnection, tags: ReturnType<typeof import("./tags-manifest.mjs").shareTagsManifest> }} shared */
export function createSharedIncrementalCache({ redis, tags }) {
  /** @type {string | undefined} */
  let buildId;
  const missTimes = createMissTimes();

  /** @param {Entry | null | undefined} entry */
  const isFresh = async (entry) =>
    entry ? !(await tags.areExpired(tagsOf(entry), entry.lastModified)) : false;

  return class SharedIncrementalCache {
    /** @param {Context} context created for each request */
    constructor(context) {
      this.local = new NextIncrementalCache(context);
      this.memory = memory.getMemoryCache(context.maxMemoryCacheSize ?? 0);
      // Next creates one for the middleware, too: without the folder of the build, and without pages.
      this.hasPages = Boolean(context.serverDistDir);
      if (this.hasPages) buildId ??= readBuildId(context.serverDistDir);
    }

    /** @type {Handler["get"]} */
    async get(key, context) {
      const localEntry = await this.local.get(key, context);
      const isShared = this.hasPages && sharedKinds.has(context.kind);
      if (!isShared || (await isFresh(localEntry))) return localEntry;
      /** @type {Entry | undefined} */
      const sharedEntry = await readEntry(redis, redisKey(key));
      if (sharedEntry && (await isFresh(sharedEntry))) {
        this.memory.set(key, sharedEntry);
        return sharedEntry;
      }
      missTimes.record(key);
      return null;
    }

    /** @type {Handler["set"]} */
    async set(key, data, context) {
      const lastModified = missTimes.take(key);
      await this.local.set(key, data, /** @type {any} */ (context));
      if (!this.hasPages || !data || !sharedKinds.has(data.kind)) return;
      if (!("cacheControl" in context)) return;
      const { cacheControl } = context;
      const entry = { value: data, lastModified, cacheControl };
      this.memory.set(key, entry);
      await writeEntry(redis, redisKey(key), entry, cacheControl?.expire);
    }

    /** @type {Handler["revalidateTag"]} */
    async revalidateTag(revalidated, durations) {
      await this.local.revalidateTag(revalidated, durations);
      await tags.publish([revalidated].flat());
    }

    resetRequestCache() {}
  };

  /** @param {string} key */
  function redisKey(key) {
    return `presetry:page:${buildId}:${key}`;
  }
}

/** Bounds the map below; far more than the pages that are rendered at the same time. */
const maxMissTimes = 1_000;

/**
 * The time of an entry is that of its cache miss, before it was rendered: if a tag is revalidated during
 * rendering, the page may contain old data and must count as expired.
 */
function createMissTimes() {
  /** @type {Map<string, number>} */
  const times = new Map();
  return {
    record(/** @type {string} */ key) {
      if (times.size >= maxMissTimes) times.clear();
      // One earlier, because the order of two events within one millisecond is unknown.
      if (!times.has(key)) times.set(key, Date.now() - 1);
    },
    take(/** @type {string} */ key) {
      const time = times.get(key) ?? Date.now();
      times.delete(key);
      return time;
    },
  };
}
