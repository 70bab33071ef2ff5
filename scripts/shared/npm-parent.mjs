import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const everyMs = 500;

/**
 * When npm started this process and is gone, ends the process as by TERM. npm passes a TERM on to the
 * shell between us only, and nothing at all when it is killed.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const shellsParent = ask(parent, "PPid", "ppid");
  const npm = /^(npm|node)/.test(ask(shellsParent, "Name", "comm")) ? Number(shellsParent) : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, everyMs).unref();
}

/** @param {string | number} pid @param {string} line of Linux's status file @param {string} column of `ps` */
function ask(pid, line, column) {
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
