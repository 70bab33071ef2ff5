// @ts-check
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * What was changed when, as Next keeps it for one process (its manifest of tags), told to all others.
 * Before an entry is believed, the times of its tags are asked for: a change is seen everywhere at once.
 */

const { tagsManifest } = manifest;

/** Seconds. Twice what the longest entry with a tag may live (lib/cache/revalidate.ts); after that nobody can be wrong. */
const remembered = 2 * 86_400;

const nameOf = (/** @type {string} */ tag) => `presetry:tag:${tag}`;

/** @param {import("./redis-connection.mjs").RedisConnection} redis */
export function shareTagsManifest(redis) {
  /** Changes that Redis has not heard of yet, because it was away. @type {Set<string>} */
  const untold = new Set();

  /**
   * Sent with nothing awaited before: Next answers the request that made the change without waiting for
   * this, and whoever reads that answer may ask another instance next.
   *
   * @param {string[]} tags changed in this process; Next's own handler noted when
   */
  async function announce(tags) {
    for (const tag of tags) untold.add(tag);
    const done = await redis.ask((client) => {
      const batch = client.multi();
      for (const tag of tags) {
        batch.set(nameOf(tag), JSON.stringify(tagsManifest.get(tag) ?? {}), {
          expiration: { type: "EX", value: remembered },
        });
      }
      return batch.execAsPipeline();
    });
    if (done) for (const tag of tags) untold.delete(tag);
  }

  redis.whenBack(async () => {
    const missed = [...untold];
    if (missed.length === 0) return;
    // Somebody else may have changed the same meanwhile.
    await learn(missed);
    await announce(missed);
  });

  return {
    announce,

    /** Asks what became of these, and whether something of `timestamp` is too old by now. */
    async areExpired(/** @type {string[]} */ tags, /** @type {number} */ timestamp) {
      if (tags.length > 0) await learn(tags);
      return tags.some((tag) => hasEnded(tag, timestamp));
    },

    learn,
  };

  /** @param {string[]} tags */
  async function learn(tags) {
    const answers = await redis.ask((client) => client.mGet(tags.map(nameOf)));
    answers?.forEach((answer, index) => {
      const tag = tags[index];
      if (answer && tag) adopt(tag, JSON.parse(String(answer)));
    });
  }
}

/** Milliseconds by which the clocks of two processes may differ, on one machine too. */
const tolerance = 1_000;

/**
 * As Next would say, but for what another process changed a moment ago: by its clock, that may be a
 * moment to come by this one's, which Next takes for an end that was announced.
 *
 * @param {string} tag
 * @param {number} timestamp
 */
function hasEnded(tag, timestamp) {
  const expired = tagsManifest.get(tag)?.expired;
  return expired !== undefined && expired > timestamp && expired <= Date.now() + tolerance;
}

/**
 * The later of both, so that two instances that change one thing at once agree.
 * @param {string} tag
 * @param {{ stale?: number, expired?: number }} there
 */
function adopt(tag, there) {
  const here = tagsManifest.get(tag);
  tagsManifest.set(tag, {
    stale: later(here?.stale, there.stale),
    expired: later(here?.expired, there.expired),
  });
}

const later = (/** @type {number | undefined} */ a, /** @type {number | undefined} */ b) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);
