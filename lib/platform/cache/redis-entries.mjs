// @ts-check
import { deserialize, serialize } from "node:v8";

/** Cache entries in Redis, in V8's serialization format, which preserves Maps and Buffers. */

/** Shorter than the retention of revalidated tags (tag-times.mjs), so that no entry outlives them. */
const maxSeconds = 86_400;

/**
 * @template T
 * @param {import("./redis-connection.mjs").RedisConnection} redis
 * @param {string} key
 * @returns {Promise<T | undefined>}
 */
export async function readEntry(redis, key) {
  const bytes = await redis.run((client) => client.get(key));
  if (!bytes) return undefined;
  try {
    return deserialize(/** @type {Buffer} */ (/** @type {unknown} */ (bytes)));
  } catch {
    // Serialized by another version of Node.js: a cache miss.
    return undefined;
  }
}

/**
 * @param {import("./redis-connection.mjs").RedisConnection} redis
 * @param {string} key
 * @param {unknown} entry
 * @param {number | undefined} seconds time to live
 */
export async function writeEntry(redis, key, entry, seconds = maxSeconds) {
  const value = Math.ceil(Math.min(seconds, maxSeconds));
  if (value <= 0) return;
  const bytes = serialize(entry);
  await redis.run((client) => client.set(key, bytes, { expiration: { type: "EX", value } }));
}
