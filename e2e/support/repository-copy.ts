import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A copy of the repository with these settings files, and with links to its sources. */
export function repositoryWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "presetry-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(".")) {
    if (!/^\.(env|data|next)/.test(name)) symlinkSync(resolve(name), join(folder, name));
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Runs a command there, without the settings of the tests. */
export async function runIn(folder: string, args: string[], settings: NodeJS.Dict<string> = {}) {
  const { PATH, HOME, NODE_ENV } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV, NO_COLOR: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, errors };
}
