import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onExit } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";
import type { Mutation } from "./mutation";

/** Packages with mutations: copied, because changing a link would change the original. */
const copied = ["postgres"];

/** Checks out the last commit into a folder that is removed when the process exits. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "presetry-mutations-"));
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder]);
  onExit(() => {
    rmSync(folder, { recursive: true, force: true });
    execFileSync("git", ["worktree", "prune"]);
  });
  const packages = join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules")) {
    const source = resolve("node_modules", name);
    if (copied.includes(name)) cpSync(source, join(packages, name), { recursive: true });
    else symlinkSync(source, join(packages, name));
  }
  return folder;
}

/** Longer than any test takes on a busy machine, because a timeout would count as a killed mutation. */
const timeoutFlag = "--testTimeout=60000";

/** Runs test files in that copy. */
export async function runTests(files: string[], folder: string): Promise<"green" | "red"> {
  const vitest = spawnManaged(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", timeoutFlag, ...files],
    { cwd: folder, output: "pipe" },
  );
  onExit(vitest.stop);
  let output = "";
  for (const stream of [vitest.process.stdout, vitest.process.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  if ((await vitest.exited) === 0) return "green";
  // Red means a failed test or a crash; anything else is a test run that did not start.
  if (!/FAIL|Error/.test(output)) throw new Error(`The tests did not run:\n${output}`);
  return "red";
}

/** Whether the test fails with the mutation applied to that copy. */
export async function isKilled({ file, original, mutated, test }: Mutation, folder: string) {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const changed = source.replace(original, () => mutated);
  writeFileSync(path, changed);
  try {
    return (await runTests([test], folder)) === "red";
  } finally {
    writeFileSync(path, source);
  }
}
