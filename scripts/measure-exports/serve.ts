import { gzipSync } from "node:zlib";
import { type FakeService, startFakeService } from "../../e2e/fakes/http-service";
import { contentTypeOf, type SiteFile } from "../../lib/sites/delivery/rules";
import { isLoaded } from "./fingerprint";

const isText = ({ path }: SiteFile) => /^text|json|svg/.test(contentTypeOf(path));

/** A file as it is sent. */
const sent = (file: SiteFile) => (isText(file) ? gzipSync(file.bytes) : file.bytes);

/** Bytes of all files that visitors load. */
export const weightOf = (files: readonly SiteFile[]): number =>
  files.filter(isLoaded).reduce((sum, file) => sum + sent(file).length, 0);

/** Serves a site like a static host: texts compressed, files cacheable. */
export function serveSite(files: readonly SiteFile[]): Promise<FakeService> {
  return startFakeService(0, ({ url }) => {
    const path = url.pathname.slice(1) || "index.html";
    const file = files.find((it) => it.path === path);
    if (!file) return { status: 404, type: "text/plain", body: "Not found" };
    const headers = {
      "cache-control": "public, max-age=31536000",
      ...(isText(file) && { "content-encoding": "gzip" }),
    };
    return { status: 200, type: contentTypeOf(path), body: sent(file), headers };
  });
}
