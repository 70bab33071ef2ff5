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
import { onEnd } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";
import type { Mutation } from "./mutation";

/** Packages that are mutated: a copy of them may be changed, a link may not. */
const copied = ["postgres"];

/** The last commit in a folder of its own, gone when the process ends. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "presetry-mutations-"));
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder]);
  onEnd(() => {
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

/** Longer than any test takes on a busy machine: a late one has noticed nothing. */
const patience = "--testTimeout=60000";

/** How test files fare in that copy as it is. */
export async function runTests(files: string[], folder: string): Promise<"green" | "red"> {
  const vitest = spawnManaged(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", patience, ...files],
    { cwd: folder, output: "pipe" },
  );
  onEnd(vitest.stop);
  let told = "";
  for (const output of [vitest.process.stdout, vitest.process.stderr]) {
    output?.on("data", (chunk) => {
      told += chunk;
    });
  }
  if ((await vitest.exited) === 0) return "green";
  // A failed test, or an error that ended the process: not a runner that never began.
  if (!/FAIL|Error/.test(told)) throw new Error(`The tests did not run:\n${told}`);
  return "red";
}

/** Whether the test fails once the mutation is applied to that copy. */
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
