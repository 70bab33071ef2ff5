import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";

const lockFile = `${dataFolder}/launcher.json`;

/** Fails while another command runs in this checkout, because both would use the same database and build. */
export function lockCheckout(command: string) {
  const other = existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")) : undefined;
  if (other && isAlive(other.pid)) {
    throw new Error(
      `${other.command} runs in this checkout already (process ${other.pid}). Stop it first; if that is another program, remove ${lockFile}.`,
    );
  }
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(lockFile, JSON.stringify({ command, pid: process.pid }));
  onExit(() => rmSync(lockFile, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
