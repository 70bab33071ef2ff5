import { redis } from "./shared-redis.mjs";
import { createUseCache } from "./use-cache.mjs";

export default createUseCache({ redis });
