import { fileURLToPath } from "node:url";
import { nodeProblem } from "./node-version.mjs";
import { endWithNpm } from "./npm-parent.mjs";
import { installPackages, packagesProblem } from "./packages.mjs";
import { red } from "./progress.mjs";

/**
 * From a fresh clone to a process that can import TypeScript: checks Node.js, and installs packages
 * when they are missing or not what package-lock.json says.
 */
export async function prepareTypescript() {
  endWithNpm();
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
