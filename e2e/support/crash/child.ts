import { spawn } from "node:child_process";
import { bundledPrograms } from "./bundle";

/** Starts another process of the shop, which runs a program of this folder. */
export const startChild = async (program: string, args: string[] = []) =>
  spawn(process.execPath, [`${await bundledPrograms()}/${program}.mjs`, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
