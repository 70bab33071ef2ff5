import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The server of a data directory, as `postmaster.pid` describes it. */
export interface RunningServer {
  pid: number;
  port: number;
  isReady: boolean;
}

const pidFile = (dataDir: string) => join(dataDir, "postmaster.pid");

export function findRunning(dataDir: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(dataDir), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * After a crash, `postmaster.pid` names a process that is gone, or an unrelated one that got the same id
 * after a restart of a container. PostgreSQL refuses to start in the second case.
 */
export function removeStalePidFile(dataDir: string) {
  if (!findRunning(dataDir)) rmSync(pidFile(dataDir), { force: true });
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
    // Without /proc and `ps` the name is unknown: take a running process for PostgreSQL.
    return ps.error ? "postgres" : ps.stdout;
  }
}
