import { useCacheHandler } from "./cache-handlers.mjs";

export default useCacheHandler;
