import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TemplateSlug } from "../../components/templates/registry";

export const sourcesFile = "public/presets/sources.json";

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A digest of all sources of a template's pictures. */
export async function sourceOf(slug: TemplateSlug): Promise<string> {
  const shared = "components/templates/shared.css";
  const hash = createHash("sha256")
    .update(shared)
    .update(await readFile(shared));
  for (const folder of [`components/templates/${slug}`, `public/templates/${slug}`]) {
    for (const file of await filesUnder(folder)) hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}
