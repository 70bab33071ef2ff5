// @ts-check
import { NextIncrementalCache } from "../next-incremental-cache.mjs";
import { createSharedIncrementalCache } from "./incremental-cache.mjs";
import { openRedisConnection } from "./redis-connection.mjs";
import { shareTagsManifest } from "./tags-manifest.mjs";
import { createMemoryUseCache, createSharedUseCache } from "./use-cache.mjs";

/**
 * Next loads the two handlers as they are, outside its bundles, when REDIS_URL was set at the build
 * (next.config.mjs). A build itself shares nothing, nor does a server without the address: for them
 * Next's own will do.
 */
const { NEXT_PHASE, REDIS_URL } = process.env;
const isBuild = NEXT_PHASE === "phase-production-build";

function makeHandlers() {
  if (isBuild || !REDIS_URL?.trim()) {
    return { IncrementalCache: NextIncrementalCache, useCacheHandler: createMemoryUseCache() };
  }
  const redis = openRedisConnection(REDIS_URL);
  const shared = { redis, tags: shareTagsManifest(redis) };
  const useCacheHandler = createSharedUseCache(shared);
  // For lib/cache/revalidate.ts.
  Object.assign(globalThis, { presetryRevalidateShared: useCacheHandler.updateTags });
  return { IncrementalCache: createSharedIncrementalCache(shared), useCacheHandler };
}

export const { IncrementalCache, useCacheHandler } = makeHandlers();
