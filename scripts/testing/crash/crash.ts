import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Deed } from "./doomed";

/** Kills the process that does these deeds, with no warning, as soon as `isThere` says that it is. */
export async function crashAt(deeds: Deed[], isThere: () => Promise<boolean>): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/testing/crash/doomed.ts", JSON.stringify(deeds)],
    {
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        TSX_TSCONFIG_PATH: "scripts/testing/crash/tsconfig.json",
      },
    },
  );
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
