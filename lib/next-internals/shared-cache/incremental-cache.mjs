// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import memory from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { NextIncrementalCache } from "../next-incremental-cache.mjs";
import { readEntry, writeEntry } from "./redis-entries.mjs";

/**
 * Whole pages and answers of routes (Next's `cacheHandler`): first what this instance has in memory or
 * in its build, by Next's own handler; then what another instance rendered; each only after asking
 * whether it was changed since.
 *
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Handler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue} Stored
 * @typedef {ConstructorParameters<typeof NextIncrementalCache>[0]} Context
 */

/** Kinds of answers that are shared; what single fetches brought is not cached by this shop. */
const kinds = new Set(["APP_PAGE", "APP_ROUTE"]);

/** @param {Stored | null | undefined} stored */
function tagsOf(stored) {
  const value = stored?.value;
  const named = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof named === "string" ? named.split(",") : [];
}

/** Entries of one build mean nothing to another. @param {string} serverFolder */
const buildOf = (serverFolder) => readFileSync(join(serverFolder, "..", "BUILD_ID"), "utf8").trim();

/** @param {{ redis: import("./redis-connection.mjs").RedisConnection, tags: ReturnType<typeof import("./tags-manifest.mjs").shareTagsManifest> }} shared */
export function createSharedIncrementalCache({ redis, tags }) {
  /** @type {string | undefined} */
  let build;
  const askedFor = momentsOfAsking();

  /** @param {Stored | null | undefined} stored */
  const isCurrent = async (stored) =>
    stored ? !(await tags.areExpired(tagsOf(stored), stored.lastModified)) : false;

  return class SharedPages {
    /** @param {Context} context made for each request */
    constructor(context) {
      this.local = new NextIncrementalCache(context);
      this.memory = memory.getMemoryCache(context.maxMemoryCacheSize ?? 0);
      build ??= buildOf(context.serverDistDir);
    }

    /** @type {Handler["get"]} */
    async get(key, context) {
      const own = await this.local.get(key, context);
      if (!kinds.has(context.kind) || (await isCurrent(own))) return own;
      /** @type {Stored | undefined} */
      const others = await readEntry(redis, nameOf(key));
      if (others && (await isCurrent(others))) {
        this.memory.set(key, others);
        return others;
      }
      askedFor.note(key);
      return null;
    }

    /** @type {Handler["set"]} */
    async set(key, data, context) {
      const lastModified = askedFor.take(key);
      await this.local.set(key, data, /** @type {any} */ (context));
      if (!data || !kinds.has(data.kind) || !("cacheControl" in context)) return;
      const { cacheControl } = context;
      const stored = { value: data, lastModified, cacheControl };
      this.memory.set(key, stored);
      await writeEntry(redis, nameOf(key), stored, cacheControl?.expire);
    }

    /** @type {Handler["revalidateTag"]} */
    async revalidateTag(changed, durations) {
      await this.local.revalidateTag(changed, durations);
      await tags.announce([changed].flat());
    }

    resetRequestCache() {}
  };

  /** @param {string} key */
  function nameOf(key) {
    return `presetry:page:${build}:${key}`;
  }
}

/** More than can be rendered at once by far. */
const mostMoments = 1_000;

/**
 * A page is as old as the moment it was asked for: what changes while it is being rendered, it may or
 * may not show, and must not be believed afterwards.
 */
function momentsOfAsking() {
  /** @type {Map<string, number>} */
  const moments = new Map();
  return {
    note(/** @type {string} */ key) {
      if (moments.size >= mostMoments) moments.clear();
      // Within one millisecond nobody knows what came first.
      if (!moments.has(key)) moments.set(key, Date.now() - 1);
    },
    take(/** @type {string} */ key) {
      const moment = moments.get(key) ?? Date.now();
      moments.delete(key);
      return moment;
    },
  };
}
