import { onEnd } from "../process/cleanup";
import { spawnManaged } from "../process/managed-process";

/** Runs a program of node_modules with its output in view; throws when it fails. */
export async function runProgram(script: string, args: string[], env: NodeJS.Dict<string> = {}) {
  const child = spawnManaged(process.execPath, [`node_modules/${script}`, ...args], {
    output: "inherit",
    env: { ...process.env, ...env },
  });
  onEnd(child.stop);
  const code = await child.exited;
  if (code !== 0) throw new Error(`${script.split("/")[0]} ended with code ${code}.`);
}
