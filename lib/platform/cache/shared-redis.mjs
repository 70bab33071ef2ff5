// @ts-check
import { openRedisConnection } from "./redis-connection.mjs";
import { tagTimes } from "./tag-times.mjs";

/**
 * Next loads the shared handlers outside its bundles if REDIS_URL was set at build time (next.config.mjs). During
 * the build, and on a server without REDIS_URL, an instance has its own memory only.
 */
const { NEXT_PHASE, REDIS_URL } = process.env;

export const redis =
  REDIS_URL?.trim() && NEXT_PHASE !== "phase-production-build"
    ? openRedisConnection(REDIS_URL)
    : undefined;

if (redis) tagTimes.shareThrough(redis);
