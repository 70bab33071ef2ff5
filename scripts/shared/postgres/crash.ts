import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { findRunning } from "./running-server";

/** The server and every process it started end at once and in the middle of it, as when power fails. */
export async function crashServer(dataDir: string): Promise<void> {
  const server = findRunning(dataDir);
  if (!server) throw new Error("There is no server to crash.");
  // Its processes lead groups of their own, so that each has to be named.
  const children = spawnSync("pgrep", ["-P", `${server.pid}`], { encoding: "utf8" });
  const pids = [server.pid, ...children.stdout.split("\n").filter(Boolean).map(Number)];
  for (const pid of pids) kill(pid, "SIGKILL");
  while (pids.some((pid) => kill(pid, 0))) await sleep(10);
}

/** Whether there was somebody to get the signal. */
function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
