// @ts-check

/**
 * When each cache tag was last revalidated. With Redis, the times of an entry's tags are read before the entry
 * is used, so that all instances see a revalidation at once.
 */

/** Twice the longest lifetime of an entry (revalidate.ts), so that no entry outlives the times of its tags. */
const retentionSeconds = 2 * 86_400;

const redisKey = (/** @type {string} */ tag) => `presetry:tag:${tag}`;

/** Milliseconds since the epoch. A change of the system's time does not move it. */
const now = () => performance.timeOrigin + performance.now();

export function createTagTimes() {
  /** @type {Map<string, number>} */
  const times = new Map();
  /** Revalidated here while Redis was away. @type {Set<string>} */
  const unpublished = new Set();
  /** @type {import("./redis-connection.mjs").RedisConnection | undefined} */
  let redis;

  const expiredAt = (/** @type {string} */ tag) => times.get(tag) ?? 0;

  /** Keeps the later time, so that instances that revalidate the same tag at once agree. */
  const setLater = (/** @type {string} */ tag, /** @type {number} */ time) =>
    times.set(tag, Math.max(expiredAt(tag), time));

  /** @param {string[]} tags */
  async function refresh(tags) {
    if (!redis || tags.length === 0) return;
    const values = await redis.run((client) => client.mGet(tags.map(redisKey)));
    tags.forEach((tag, index) => {
      const time = Number(values?.[index] ?? 0);
      if (time > 0) setLater(tag, time);
    });
  }

  /** Awaits nothing before it writes, because the client's next request may reach another instance. */
  async function publish(/** @type {string[]} */ tags) {
    if (!redis) return;
    for (const tag of tags) unpublished.add(tag);
    const replies = await redis.run((client) => {
      const batch = client.multi();
      for (const tag of tags) {
        const expiration = /** @type {const} */ ({ type: "EX", value: retentionSeconds });
        batch.set(redisKey(tag), String(expiredAt(tag)), { expiration });
      }
      return batch.execAsPipeline();
    });
    if (replies) for (const tag of tags) unpublished.delete(tag);
  }

  return {
    now,

    /** Entries with these tags from before `time` are not used any more. */
    async expire(/** @type {string[]} */ tags, time = now()) {
      for (const tag of tags) setLater(tag, time);
      await publish(tags);
    },

    /** The latest revalidation of these tags, on any instance; 0 if there was none. */
    async lastOf(/** @type {string[]} */ tags) {
      await refresh(tags);
      return Math.max(0, ...tags.map(expiredAt));
    },

    /** What this process learned from the database when it started. */
    restore: setLater,

    /** @param {import("./redis-connection.mjs").RedisConnection} connection */
    shareThrough(connection) {
      redis = connection;
      connection.onRecovered(async () => {
        const tags = [...unpublished];
        if (tags.length === 0) return;
        // Another instance may have revalidated the same tags meanwhile.
        await refresh(tags);
        await publish(tags);
      });
    },
  };
}

/** @typedef {ReturnType<typeof createTagTimes>} TagTimes */

const holder = /** @type {typeof globalThis & { presetryTagTimes?: TagTimes }} */ (globalThis);

/** The times of this process. Next loads cache handlers outside its bundles, which have their own copy of this module. */
holder.presetryTagTimes ??= createTagTimes();
export const tagTimes = holder.presetryTagTimes;
