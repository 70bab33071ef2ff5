// @ts-check
import local from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Next's own cache of pages. Node.js hands over the whole CommonJS module, the bundler (which takes the
 * handlers along into the middleware) its default.
 *
 * @type {typeof local}
 */
export const NextIncrementalCache = Reflect.get(local, "default") ?? local;
