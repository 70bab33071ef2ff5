import { createHash } from "node:crypto";
import type { SiteFile } from "../../lib/delivery/rules";

/** Files for the owner of a site, which are not served to visitors. */
export const isPaper = ({ path }: SiteFile) => /\.(?:txt|json)$/.test(path);

/** A digest of all files that visitors load: when it changes, the measurements are out of date. */
export function fingerprintOf(files: readonly SiteFile[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    if (!isPaper(file)) hash.update(file.path).update(file.bytes);
  }
  return hash.digest("hex").slice(0, 16);
}
