import { spawn } from "node:child_process";

/** Another process of the shop, which runs a program of this folder as `npm start` would run ours. */
export const startChild = (program: string, args: string[] = []) =>
  spawn(process.execPath, ["--import", "tsx", `e2e/support/crash/${program}.ts`, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      TSX_TSCONFIG_PATH: "e2e/support/crash/tsconfig.json",
    },
  });
