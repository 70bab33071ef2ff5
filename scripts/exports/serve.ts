import { gzipSync } from "node:zlib";
import { contentTypeOf, type SiteFile } from "../../lib/delivery/rules";
import { type Service, startService } from "../sandbox/http-service";

const isText = (type: string) => /^text|json|svg/.test(type);

/** A site as any static host would serve it: texts compressed, files kept by the browser. */
export function serveSite(files: readonly SiteFile[]): Promise<Service> {
  return startService(0, ({ url }) => {
    const path = url.pathname.slice(1) || "index.html";
    const file = files.find((it) => it.path === path);
    const type = contentTypeOf(path);
    if (!file) return { status: 404, type: "text/plain", body: "Not found" };
    const caching = { "cache-control": "public, max-age=31536000" };
    return isText(type)
      ? {
          status: 200,
          type,
          body: gzipSync(file.bytes),
          headers: { ...caching, "content-encoding": "gzip" },
        }
      : { status: 200, type, body: file.bytes, headers: caching };
  });
}
