import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { findRunning } from "./running-server";

/** Kills the server and all its processes at once, as a power failure does. */
export async function crashServer(dataDir: string): Promise<void> {
  const server = findRunning(dataDir);
  if (!server) throw new Error("There is no server to crash.");
  // The backends lead process groups of their own, so each gets its own signal.
  const children = spawnSync("pgrep", ["-P", `${server.pid}`], { encoding: "utf8" });
  const pids = [server.pid, ...children.stdout.split("\n").filter(Boolean).map(Number)];
  for (const pid of pids) kill(pid, "SIGKILL");
  while (pids.some((pid) => kill(pid, 0))) await sleep(10);
}

/** Whether the process existed. */
function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
