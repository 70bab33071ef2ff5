import { createHash } from "node:crypto";
import type { SiteFile } from "../../lib/sites/delivery/rules";

/**
 * Whether a visitor's browser loads the file. Files for the owner, search engines, chats and home
 * screens do not count.
 */
export const isLoaded = ({ path }: SiteFile) =>
  !/\.(?:txt|json|xml|webmanifest)$|^404\.|^images\/(?:icon-\d+|share)\.png$/.test(path);

/** A digest of all files that visitors load: when it changes, the measurements are out of date. */
export function fingerprintOf(files: readonly SiteFile[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    if (isLoaded(file)) hash.update(file.path).update(file.bytes);
  }
  return hash.digest("hex").slice(0, 16);
}
