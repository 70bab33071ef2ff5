import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "./child";
import type { CrashStep } from "./victim";

/** Kills the process that does these deeds, with no warning, as soon as `isThere` says that it is. */
export async function crashAt(deeds: CrashStep[], isThere: () => Promise<boolean>): Promise<void> {
  const child = await startChild("victim", [JSON.stringify(deeds)]);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, "exit");
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  while (!isOver() && !(await isThere())) await sleep(20);
  child.kill("SIGKILL");
  const [, signal] = await ended;
  if (signal === "SIGKILL") return;
  throw new Error(`It was done before it could be killed: ${(await said).join("")}`);
}
