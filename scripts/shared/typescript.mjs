import { fileURLToPath } from "node:url";
import { exitWithNpm } from "../../lib/platform/front-server/npm-parent.mjs";
import { nodeProblem } from "./node-version.mjs";
import { installPackages, packagesProblem } from "./packages.mjs";
import { red } from "./progress.mjs";

/**
 * Makes a process in a fresh clone able to import TypeScript: checks the version of Node.js, and installs
 * packages when node_modules differs from package-lock.json.
 */
export async function prepareTypescript() {
  exitWithNpm();
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    const problem = nodeProblem();
    if (problem) throw new Error(problem);
    if (packagesProblem()) await installPackages();
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
  const { register } = await import("tsx/esm/api");
  register();
}
