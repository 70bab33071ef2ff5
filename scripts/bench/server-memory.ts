import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { dataFolder } from "../shared/environment";

const file = "server-memory.json";

/** NODE_OPTIONS that make a process write a diagnostic report on SIGUSR2. */
export const reportOptions = `--report-on-signal --report-compact --report-exclude-network --report-directory=${dataFolder} --report-filename=${file}`;

interface Memory {
  rss: number;
  heapUsed: number;
}

interface Process {
  pid: number;
  parent: number;
  rss: number;
}

const processes = (): Process[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, rss: kilobytes * 1024 };
    });

/** The largest process below `root`, which is the server itself (below the supervising shell). */
export function serverBelow(root: number): Process {
  const all = processes();
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((it) => [it, ...below(it.pid)]);
  const [server] = below(root).sort((a, b) => b.rss - a.rss);
  if (!server) throw new Error("The server is gone.");
  return server;
}

/** The memory of a server that was started with `reportOptions`. */
export async function memoryOf(root: number): Promise<Memory> {
  const report = `${dataFolder}/${file}`;
  rmSync(report, { force: true });
  const { pid, rss } = serverBelow(root);
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await sleep(100);
    try {
      if (!existsSync(report)) continue;
      const { javascriptHeap } = JSON.parse(readFileSync(report, "utf8"));
      return { rss, heapUsed: javascriptHeap.usedMemory };
    } catch {
      // The report is not complete yet.
    }
  }
}
