/** Bundles the scripts of the previews, which load no framework, into public/preview-scripts: `npm run preview-scripts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle, fileOf, previewScripts } from "./preview-scripts/bundle";

for (const name of previewScripts) {
  const script = await bundle(name);
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), script);
  console.log(`${name}.js: ${gzipSync(script).length} bytes, gzip`);
}
