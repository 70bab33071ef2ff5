// @ts-check
import local from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { paypalHosts } from "./sources.mjs";
import { strictly } from "./strict-pages.mjs";

/**
 * Next's own cache of pages. Node.js hands over the whole CommonJS module, the bundler (which takes this
 * along into the middleware) its default.
 *
 * @type {typeof local}
 */
const FileSystemCache = Reflect.get(local, "default") ?? local;

export default strictly(FileSystemCache, paypalHosts(process.env));
