import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** V8's explicit compile hint: to be the first line of a script. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Nearly all of what every page begins with runs at once, and the bundler wraps each module in a function:
 * a browser would first skip these and then stop for every one of them. With the hint it compiles them
 * beside the main thread while they load. Others read a comment.
 *
 * @param {{ distDir: string }} build
 */
export async function hintCompilation({ distDir }) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8"));
  for (const file of rootMainFiles) {
    const path = join(distDir, file);
    const script = readFileSync(path, "utf8");
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
}
