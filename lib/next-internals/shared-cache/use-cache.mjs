// @ts-check
import defaults from "next/dist/server/lib/cache-handlers/default.js";
import { readEntry, writeEntry } from "./redis-entries.mjs";

/**
 * What "use cache" keeps (Next's `cacheHandlers`): first this instance's memory, by Next's own handler;
 * then what another instance worked out; each only after asking whether it was changed since.
 *
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/cache-handlers/types").CacheEntry} Entry
 * @typedef {Omit<Entry, "value"> & { value: Uint8Array<ArrayBuffer> }} Stored
 */

/** Bytes, as much as Next's own. */
const memoryLimit = 50 * 1024 * 1024;

export const createMemoryUseCache = () => defaults.createDefaultCacheHandler(memoryLimit);

const nameOf = (/** @type {string} */ key) => `presetry:answer:${key}`;

/**
 * @param {{ redis: import("./redis-connection.mjs").RedisConnection, tags: ReturnType<typeof import("./tags-manifest.mjs").shareTagsManifest> }} shared
 * @returns {Handler}
 */
export function createSharedUseCache({ redis, tags }) {
  const local = createMemoryUseCache();

  /** @param {Omit<Entry, "value"> | undefined} entry */
  const isCurrent = async (entry) =>
    entry ? !(await tags.areExpired(entry.tags, entry.timestamp)) : false;

  return {
    async get(key, softTags) {
      const own = await local.get(key, softTags);
      if (await isCurrent(own)) return own;
      /** @type {Stored | undefined} */
      const others = await readEntry(redis, nameOf(key));
      if (!others || !(await isCurrent(others))) return undefined;
      await local.set(key, Promise.resolve({ ...others, value: streamOf(others.value) }));
      return { ...others, value: streamOf(others.value) };
    },

    async set(key, pending) {
      const whole = pending.then(async (entry) => ({
        ...entry,
        value: await bytesOf(entry.value),
      }));
      // Told to the memory at once: whoever asks meanwhile waits for it there.
      const kept = local.set(
        key,
        pending.then((entry) => ({ ...entry, value: streamOf(whole.then(({ value }) => value)) })),
      );
      const stored = await whole.catch(() => undefined);
      await kept;
      if (stored) await writeEntry(redis, nameOf(key), stored, stored.expire);
    },

    // Asked for with each entry, by its own tags.
    refreshTags: async () => {},

    async getExpiration(softTags) {
      if (softTags.length > 0) await tags.learn(softTags);
      return local.getExpiration(softTags);
    },

    async updateTags(changed, durations) {
      await local.updateTags(changed, durations);
      await tags.announce(changed);
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
