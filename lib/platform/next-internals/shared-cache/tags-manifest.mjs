// @ts-check
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * Shares Next's tags manifest (when each tag was revalidated, kept per process) through Redis. The times
 * of an entry's tags are read before the entry is used, so all instances see a revalidation at once.
 */

const { tagsManifest } = manifest;

/** Twice the longest lifetime of an entry (lib/platform/revalidate.ts): no entry can be older than that. */
const retentionSeconds = 2 * 86_400;

const redisKey = (/** @type {string} */ tag) => `presetry:tag:${tag}`;

/** @param {import("./redis-connection.mjs").RedisConnection} redis */
export function shareTagsManifest(redis) {
  /** Tags revalidated in this process that could not be written to Redis. @type {Set<string>} */
  const unpublished = new Set();

  /**
   * Writes to Redis without awaiting anything before: Next does not wait for this before it responds,
   * and the client's next request may reach another instance.
   *
   * @param {string[]} tags revalidated in this process; Next's handler has set their times
   */
  async function publish(tags) {
    for (const tag of tags) unpublished.add(tag);
    const replies = await redis.run((client) => {
      const batch = client.multi();
      for (const tag of tags) {
        batch.set(redisKey(tag), JSON.stringify(tagsManifest.get(tag) ?? {}), {
          expiration: { type: "EX", value: retentionSeconds },
        });
      }
      return batch.execAsPipeline();
    });
    if (replies) for (const tag of tags) unpublished.delete(tag);
  }

  redis.onRecovered(async () => {
    const tags = [...unpublished];
    if (tags.length === 0) return;
    // Another instance may have revalidated the same tags in the meantime.
    await refresh(tags);
    await publish(tags);
  });

  return {
    publish,

    /** Refreshes these tags, then checks whether an entry of `timestamp` is expired by one of them. */
    async areExpired(/** @type {string[]} */ tags, /** @type {number} */ timestamp) {
      if (tags.length > 0) await refresh(tags);
      return tags.some((tag) => isExpired(tag, timestamp));
    },

    refresh,
  };

  /** @param {string[]} tags */
  async function refresh(tags) {
    const values = await redis.run((client) => client.mGet(tags.map(redisKey)));
    values?.forEach((value, index) => {
      const tag = tags[index];
      if (value && tag) merge(tag, JSON.parse(String(value)));
    });
  }
}

/** The clocks of two processes may differ by this much. */
const clockToleranceMs = 1_000;

/**
 * Like Next's `areTagsExpired`, but tolerates clock differences: a time that another process set a moment
 * ago may be in this one's future, which Next would read as an expiration that is still to come.
 *
 * @param {string} tag
 * @param {number} timestamp
 */
function isExpired(tag, timestamp) {
  const expired = tagsManifest.get(tag)?.expired;
  return expired !== undefined && expired > timestamp && expired <= Date.now() + clockToleranceMs;
}

/**
 * Keeps the later times, so that instances that revalidate the same tag concurrently agree.
 * @param {string} tag
 * @param {{ stale?: number, expired?: number }} shared
 */
function merge(tag, shared) {
  const local = tagsManifest.get(tag);
  tagsManifest.set(tag, {
    stale: later(local?.stale, shared.stale),
    expired: later(local?.expired, shared.expired),
  });
}

const later = (/** @type {number | undefined} */ a, /** @type {number | undefined} */ b) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);
