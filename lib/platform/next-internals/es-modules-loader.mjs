// @ts-check
import { existsSync, readFileSync } from "node:fs";

/**
 * A loader for the part of Next that runs in the browser. The package has every module twice, as CommonJS and
 * as an ES module, and bundles the first; of the second, the bundler leaves out what nobody imports.
 *
 * @this {{ resourcePath: string }}
 * @param {string} commonJs
 */
export default function esModule(commonJs) {
  const twin = this.resourcePath.replace("/next/dist/", "/next/dist/esm/");
  return existsSync(twin) ? readFileSync(twin, "utf8") : commonJs;
}
