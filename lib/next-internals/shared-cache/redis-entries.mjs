// @ts-check
import { deserialize, serialize } from "node:v8";

/** Entries in Redis, whole: Maps and Buffers come out as they went in. */

/** Seconds. Shorter than a change is remembered (tags.mjs), so that nothing outlives the news of its end. */
const longest = 86_400;

/**
 * @template T
 * @param {import("./redis-connection.mjs").RedisConnection} redis
 * @param {string} key
 * @returns {Promise<T | undefined>}
 */
export async function readEntry(redis, key) {
  const bytes = await redis.ask((client) => client.get(key));
  if (!bytes) return undefined;
  try {
    return deserialize(/** @type {Buffer} */ (/** @type {unknown} */ (bytes)));
  } catch {
    // Written by another version of Node.js, in a format that this one does not know.
    return undefined;
  }
}

/**
 * @param {import("./redis-connection.mjs").RedisConnection} redis
 * @param {string} key
 * @param {unknown} entry
 * @param {number | undefined} seconds how long it may be used
 */
export async function writeEntry(redis, key, entry, seconds = longest) {
  const value = Math.ceil(Math.min(seconds, longest));
  if (value <= 0) return;
  const bytes = serialize(entry);
  await redis.ask((client) => client.set(key, bytes, { expiration: { type: "EX", value } }));
}
