// @ts-check
import local from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Next's own incremental cache. Node.js imports the whole CommonJS module; the bundler, which includes
 * the handlers in the middleware, imports its default export.
 *
 * @type {typeof local}
 */
export const NextIncrementalCache = Reflect.get(local, "default") ?? local;
