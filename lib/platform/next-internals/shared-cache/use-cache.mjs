// @ts-check
import defaults from "next/dist/server/lib/cache-handlers/default.js";
import { readEntry, writeEntry } from "./redis-entries.mjs";

/**
 * Next's `cacheHandlers.default`, for `"use cache"`: first this instance's memory, through Next's own
 * handler; then the entry that another instance stored in Redis. Either is used only if none of its tags
 * was revalidated since.
 *
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheEntry} Entry
 * @typedef {Omit<Entry, "value"> & { value: Uint8Array<ArrayBuffer> }} Stored
 */

/** Bytes; Next's default. */
const memoryLimit = 50 * 1024 * 1024;

export const createMemoryUseCache = () => defaults.createDefaultCacheHandler(memoryLimit);

const redisKey = (/** @type {string} */ key) => `presetry:answer:${key}`;

/**
 * @param {{ redis: import("./redis-connection.mjs").RedisConnection, tags: ReturnType<typeof import("./tags-manifest.mjs").shareTagsManifest> }} shared
 * @returns {Handler}
 */
export function createSharedUseCache({ redis, tags }) {
  const local = createMemoryUseCache();

  /** @param {Omit<Entry, "value"> | undefined} entry */
  const isFresh = async (entry) =>
    entry ? !(await tags.areExpired(entry.tags, entry.timestamp)) : false;

  return {
    async get(key, softTags) {
      const localEntry = await local.get(key, softTags);
      if (await isFresh(localEntry)) return localEntry;
      /** @type {Stored | undefined} */
      const shared = await readEntry(redis, redisKey(key));
      if (!shared || !(await isFresh(shared))) return undefined;
      await local.set(key, Promise.resolve({ ...shared, value: streamOf(shared.value) }));
      return { ...shared, value: streamOf(shared.value) };
    },

    async set(key, pending) {
      const buffered = pending.then(async (entry) => ({
        ...entry,
        value: await bytesOf(entry.value),
      }));
      // Set in memory before it is complete, so that concurrent readers wait for it there.
      const localSet = local.set(
        key,
        pending.then((entry) => ({
          ...entry,
          value: streamOf(buffered.then(({ value }) => value)),
        })),
      );
      // If the stream fails, the incomplete entry is not stored.
      const stored = await buffered.catch(() => undefined);
      await localSet;
      if (stored) await writeEntry(redis, redisKey(key), stored, stored.expire);
    },

    // Tags are refreshed with each entry instead.
    refreshTags: async () => {},

    async getExpiration(softTags) {
      if (softTags.length > 0) await tags.refresh(softTags);
      return local.getExpiration(softTags);
    },

    async updateTags(revalidated, durations) {
      await local.updateTags(revalidated, durations);
      await tags.publish(revalidated);
    },
  };
}

/** @param {ReadableStream<Uint8Array>} stream */
const bytesOf = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/**
 * @param {Uint8Array | Promise<Uint8Array>} bytes
 * @returns {ReadableStream<Uint8Array>}
 */
const streamOf = (bytes) =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(await bytes);
      controller.close();
    },
  });
