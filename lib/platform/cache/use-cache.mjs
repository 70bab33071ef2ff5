// @ts-check
import { LRUCache } from "lru-cache";
import { readEntry, writeEntry } from "./redis-entries.mjs";
import { tagTimes as processTagTimes } from "./tag-times.mjs";

/**
 * Next's documented `cacheHandlers.default`, for `"use cache"`: first this instance's memory; then, with Redis, the
 * entry that another instance stored. Either is used only if none of its tags was revalidated since.
 *
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheEntry} Entry
 * @typedef {Omit<Entry, "value"> & { value: Uint8Array<ArrayBuffer> }} Stored
 */

/** Bytes. */
const memoryLimit = 50 * 1024 * 1024;

const redisKey = (/** @type {string} */ key) => `presetry:answer:${key}`;

/**
 * @param {{ redis?: import("./redis-connection.mjs").RedisConnection | undefined, tagTimes?: import("./tag-times.mjs").TagTimes }} options
 * @returns {Handler}
 */
export function createUseCache({ redis, tagTimes = processTagTimes } = {}) {
  /** @type {LRUCache<string, Stored>} */
  const memory = new LRUCache({
    maxSize: memoryLimit,
    sizeCalculation: ({ value }, key) => value.length + key.length,
  });
  /** Entries that are being computed. @type {Map<string, Promise<void>>} */
  const pending = new Map();

  /** @param {Stored} entry */
  async function isFresh({ tags, timestamp, revalidate }) {
    if (tagTimes.now() > timestamp + revalidate * 1_000) return false;
    return (await tagTimes.lastOf(tags)) <= timestamp;
  }

  /** @param {string} key */
  async function readShared(key) {
    /** @type {Stored | undefined} */
    const entry = redis && (await readEntry(redis, redisKey(key)));
    if (!entry || !(await isFresh(entry))) return undefined;
    memory.set(key, entry);
    return entry;
  }

  /** @param {string} key @param {Promise<Entry>} promised */
  async function store(key, promised) {
    const { value, ...facts } = await promised;
    if (facts.expire === 0) return;
    /** @type {Stored} */
    let entry;
    try {
      entry = { ...facts, value: new Uint8Array(await new Response(value).arrayBuffer()) };
    } catch {
      // The stream failed: Next reports it, and an incomplete entry is not stored.
      return;
    }
    memory.set(key, entry);
    if (redis) await writeEntry(redis, redisKey(key), entry, entry.expire);
  }

  return {
    async get(key) {
      await pending.get(key);
      const own = memory.get(key);
      const entry = own && (await isFresh(own)) ? own : await readShared(key);
      return entry && { ...entry, value: streamOf(entry.value) };
    },

    async set(key, promised) {
      const work = store(key, promised).finally(() => pending.delete(key));
      pending.set(key, work);
      await work;
    },

    // The times of tags are refreshed with each entry instead.
    refreshTags: async () => {},

    getExpiration: tagTimes.lastOf,

    updateTags: (tags) => tagTimes.expire(tags),
  };
}

/**
 * @param {Uint8Array} bytes
 * @returns {ReadableStream<Uint8Array>}
 */
const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
