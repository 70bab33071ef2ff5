import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What PostgreSQL itself notes in `postmaster.pid` about the server of a data directory. */
export interface RunningServer {
  pid: number;
  port: number;
  isReady: boolean;
}

const noteOf = (dataDir: string) => join(dataDir, "postmaster.pid");

export function findRunning(dataDir: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(noteOf(dataDir), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * A note left by a crash names a process that is gone, or that is now somebody else's (numbers
 * come back after a restart of a container): PostgreSQL would refuse to start beside the latter.
 */
export function dropStaleNote(dataDir: string) {
  if (!findRunning(dataDir)) rmSync(noteOf(dataDir), { force: true });
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return /postgres/.test(programOf(pid));
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    const ps = spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" });
    // Without either way to ask, a living process counts.
    return ps.error ? "postgres" : ps.stdout;
  }
}
