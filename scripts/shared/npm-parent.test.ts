import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";

const command = fileURLToPath(new URL("npm-parent.command.ts", import.meta.url));

/** `npm run serve` in a package of its own, once its server is ready. */
async function startWithNpm() {
  const folder = mkdtempSync(join(tmpdir(), "presetry-npm-"));
  const serve = `node --import ${import.meta.resolve("tsx")} ${command}`;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { serve } }));
  const npm = spawn("npm", ["run", "serve"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  npm.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await vi.waitUntil(() => /^ready$/m.test(output), { timeout: 30_000 });
  const started = below(npm.pid ?? 0);
  onTestFinished(() => {
    for (const pid of [npm.pid ?? 0, ...started].filter(isRunning)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true });
  });
  return { npm, started };
}

interface Process {
  pid: number;
  parent: number;
  state: string;
}

const processes = (): Process[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, state = ""] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state };
    });

function below(root: number): number[] {
  const all = processes();
  const children = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((it) => [it.pid, ...children(it.pid)]);
  return children(root);
}

/** A zombie has ended; it only waits for its parent to ask. */
const isRunning = (wanted: number) =>
  processes().some(({ pid, state }) => pid === wanted && !state.startsWith("Z"));

test.skipIf(process.platform === "win32").for(["SIGTERM", "SIGKILL"] as const)(
  "%s to npm alone ends everything that the command started",
  { timeout: 60_000 },
  async (signal) => {
    const { npm, started } = await startWithNpm();
    // The shell of npm, the command, the guarding shell and the server at least.
    expect(started.length).toBeGreaterThanOrEqual(4);
    npm.kill(signal);
    await once(npm, "exit");
    await vi.waitUntil(() => !started.some(isRunning), { timeout: 15_000, interval: 100 });
  },
);
