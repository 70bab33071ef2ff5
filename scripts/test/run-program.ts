import { onExit } from "../shared/cleanup";
import { spawnManaged } from "../shared/managed-process";

export type Output = "inherit" | number;

export interface RunOptions {
  output: Output;
  env?: NodeJS.Dict<string>;
}

/** Runs a program of node_modules; throws when it fails. */
export async function runProgram(script: string, args: string[], { output, env }: RunOptions) {
  const child = spawnManaged(process.execPath, [`node_modules/${script}`, ...args], {
    output,
    env: { ...process.env, ...env },
  });
  onExit(child.stop);
  const code = await child.exited;
  if (code !== 0) throw new Error(`${script.split("/")[0]} ended with code ${code}.`);
}
