import { createHash } from "node:crypto";
import type { SiteFile } from "../../lib/delivery/rules";

/** What lies beside a site for its owner: no visitor is sent it. */
export const isPaper = ({ path }: SiteFile) => /\.(?:txt|json)$/.test(path);

/** Of all that a visitor of a site is sent: another one means that its figures are of another site. */
export function fingerprintOf(files: readonly SiteFile[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    if (!isPaper(file)) hash.update(file.path).update(file.bytes);
  }
  return hash.digest("hex").slice(0, 16);
}
