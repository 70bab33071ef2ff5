import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { onEnd } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";

const note = `${dataFolder}/launcher.json`;

/** A checkout has one database and one build: two launchers would pull them from under each other. */
export function claimCheckout(command: string) {
  const other = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : undefined;
  if (other && isAlive(other.pid)) {
    throw new Error(
      `${other.command} runs in this checkout already (process ${other.pid}). Stop it first; if that is another program, remove ${note}.`,
    );
  }
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(note, JSON.stringify({ command, pid: process.pid }));
  onEnd(() => rmSync(note, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
