import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const pollMs = 500;

/**
 * When npm started this process and exits, sends SIGTERM to the process. npm forwards SIGTERM only to the
 * shell between npm and this process, and forwards nothing when it is killed.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = inspect(parent, "PPid", "ppid");
  const npm = /^(npm|node)/.test(inspect(grandparent, "Name", "comm"))
    ? Number(grandparent)
    : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, pollMs).unref();
}

/** @param {string | number} pid @param {string} line of Linux's status file @param {string} column of `ps` */
function inspect(pid, line, column) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return status.match(new RegExp(`^${line}:\\s*(.*)$`, "m"))?.[1] ?? "";
  } catch {
    const ps = spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" });
    return ps.stdout?.trim().split("/").at(-1) ?? "";
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
