// @ts-check
import { NextIncrementalCache } from "../next-incremental-cache.mjs";
import { createSharedIncrementalCache } from "./incremental-cache.mjs";
import { openRedisConnection } from "./redis-connection.mjs";
import { shareTagsManifest } from "./tags-manifest.mjs";
import { createMemoryUseCache, createSharedUseCache } from "./use-cache.mjs";

/**
 * Next loads the two handlers outside its bundles if REDIS_URL was set at build time (next.config.mjs).
 * During the build, and on a server without REDIS_URL, Next's own handlers are used.
 */
const { NEXT_PHASE, REDIS_URL } = process.env;
const isBuild = NEXT_PHASE === "phase-production-build";

function createHandlers() {
  if (isBuild || !REDIS_URL?.trim()) {
    return { IncrementalCache: NextIncrementalCache, useCacheHandler: createMemoryUseCache() };
  }
  const redis = openRedisConnection(REDIS_URL);
  const shared = { redis, tags: shareTagsManifest(redis) };
  const useCacheHandler = createSharedUseCache(shared);
  Object.assign(globalThis, {
    // Read by lib/platform/revalidate.ts.
    presetryRevalidateShared: useCacheHandler.updateTags,
    // Read by lib/platform/next-internals/revalidated-tags/queries.ts.
    presetryRefreshShared: shared.tags.refresh,
  });
  return { IncrementalCache: createSharedIncrementalCache(shared), useCacheHandler };
}

export const { IncrementalCache, useCacheHandler } = createHandlers();
