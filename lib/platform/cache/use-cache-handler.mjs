import { createUseCache } from "./use-cache.mjs";

export default createUseCache();
