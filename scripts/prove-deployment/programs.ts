import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { onExit } from "../shared/cleanup";
import { type ManagedProcess, spawnManaged } from "../shared/managed-process";
import { logFile } from "./shop";

/** Required programs of the operating system, with their Debian packages. */
const packages = {
  "redis-server": "redis-server",
  nginx: "nginx-light",
  caddy: "caddy",
  wrk: "wrk",
  pgbouncer: "pgbouncer",
  unshare: "util-linux",
  openssl: "openssl",
} as const;

export type Program = keyof typeof packages;

/** The path of a program; throws with its Debian package when it is missing. */
export function requireProgram(name: Program): string {
  const found = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"]
    .map((folder) => `${folder}/${name}`)
    .find(existsSync);
  if (!found) {
    throw new Error(
      `This proof needs ${name}: apt-get install --no-install-recommends ${packages[name]}`,
    );
  }
  return found;
}

/** Runs a program and returns its output. */
export function runTool(name: Program, args: string[], env = process.env): string {
  const run = spawnSync(requireProgram(name), args, { encoding: "utf8", timeout: 120_000, env });
  if (run.status !== 0) {
    throw new Error(`${name} ended with ${run.status ?? run.signal}:\n${run.stdout}${run.stderr}`);
  }
  return run.stdout;
}

/** Starts a service in the foreground; it stops when this process exits. */
export function startTool(
  name: Program,
  args: string[],
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
): ManagedProcess {
  const output = openSync(logFile(name), "a");
  try {
    const tool = spawnManaged(requireProgram(name), args, { output, cwd: "/", ...options });
    onExit(tool.stop);
    return tool;
  } finally {
    closeSync(output);
  }
}
