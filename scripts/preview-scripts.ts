/**
 * Bundles what pages load without a framework: the scripts of previews and of the editor's frame into
 * public/preview-scripts, the templates into public/template-scripts. `npm run build` and `npm run dev` do it first.
 */
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { writeScripts } from "./preview-scripts/bundle";

for (const { file, script } of await writeScripts()) {
  console.log(`${basename(file)}: ${gzipSync(script).length} bytes, gzip`);
}
