// @ts-check
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * What was changed when, as Next keeps it for one process (its manifest of tags), told to all others.
 * Before an entry is believed, the times of its tags are asked for: a change is seen everywhere at once.
 */

const { tagsManifest, areTagsExpired } = manifest;

/** Seconds. Twice what the longest entry with a tag may live (lib/cache.ts); after that nobody can be wrong. */
const remembered = 2 * 86_400;

const nameOf = (/** @type {string} */ tag) => `presetry:tag:${tag}`;

/** @param {import("./redis.mjs").Line} line */
export function shareTags(line) {
  /** Changes that Redis has not heard of yet, because it was away. @type {Set<string>} */
  const untold = new Set();

  /** @param {string[]} tags changed in this process; Next's own handler noted when */
  async function announce(tags) {
    for (const tag of tags) untold.add(tag);
    await tell();
  }

  async function tell() {
    const told = [...untold];
    if (told.length === 0) return;
    // Somebody else may have changed the same while Redis was away.
    await learn(told);
    const done = await line.ask((client) => {
      const batch = client.multi();
      for (const tag of told) {
        batch.set(nameOf(tag), JSON.stringify(tagsManifest.get(tag) ?? {}), {
          expiration: { type: "EX", value: remembered },
        });
      }
      return batch.execAsPipeline();
    });
    if (done) for (const tag of told) untold.delete(tag);
  }

  line.whenBack(() => void tell());

  return {
    announce,

    /** Asks what became of these, and whether something of `timestamp` is too old by now. */
    async areExpired(/** @type {string[]} */ tags, /** @type {number} */ timestamp) {
      if (tags.length > 0) await learn(tags);
      return areTagsExpired(tags, timestamp);
    },

    learn,
  };

  /** @param {string[]} tags */
  async function learn(tags) {
    const answers = await line.ask((client) => client.mGet(tags.map(nameOf)));
    answers?.forEach((answer, index) => {
      const tag = tags[index];
      if (answer && tag) adopt(tag, JSON.parse(String(answer)));
    });
  }
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
