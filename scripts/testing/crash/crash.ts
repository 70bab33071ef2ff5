import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "./child";
import type { Deed } from "./doomed";

/** Kills the process that does these deeds, with no warning, as soon as `isThere` says that it is. */
export async function crashAt(deeds: Deed[], isThere: () => Promise<boolean>): Promise<void> {
  const child = startChild("doomed", [JSON.stringify(deeds)]);
  child.stdout.resume();
  child.stderr.resume();
  const ended = once(child, "exit");
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  while (!(await isThere())) {
    if (isOver) throw new Error("It was done before it could be killed.");
    await sleep(20);
  }
  child.kill("SIGKILL");
  await ended;
}
