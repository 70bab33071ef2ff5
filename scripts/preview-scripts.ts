/**
 * Bundles what pages load without a framework: the scripts of previews and of the editor's frame into
 * public/preview-scripts, the templates into public/template-scripts. `npm run preview-scripts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { gzipSync } from "node:zlib";
import {
  axeFile,
  axeSource,
  bundle,
  bundleTemplate,
  fileOf,
  previewScripts,
  templateFileOf,
  templateScripts,
} from "./preview-scripts/bundle";

async function save(file: string, script: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, script);
  console.log(`${basename(file)}: ${gzipSync(script).length} bytes, gzip`);
}

for (const name of previewScripts) await save(fileOf(name), await bundle(name));
for (const slug of templateScripts) await save(templateFileOf(slug), await bundleTemplate(slug));
await save(axeFile, await readFile(axeSource, "utf8"));
