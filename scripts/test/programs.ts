import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { today } from "../../e2e/support/sweep";
import { onExit } from "../shared/cleanup";
import { dataFolder } from "../shared/environment";
import { spawnManaged } from "../shared/managed-process";

/** The tests start their own database and services. */
export const ignoredVariables = [
  "DATABASE_URL",
  "RESEND_BASE_URL",
  "PAYPAL_BASE_URL",
  "PAYPAL_PUBLIC_CLIENT_ID",
  "OIDC_ISSUER",
  "IMAGE_HOST_URL",
  "IMAGE_UPLOAD_URL",
  "PORT",
  "SITE_URL",
];

/** Samples of sweeps are those of the day on which the run began. */
export const sweep = process.env.SWEEP || today();

/** Without the variables of the journeys' shop, which are set while other parts run. */
const testEnvironment: NodeJS.ProcessEnv = { ...process.env, SWEEP: sweep };
for (const name of ignoredVariables) delete testEnvironment[name];

export const reportsFolder = `${dataFolder}/reports`;
export const logFile = (step: string) => `${reportsFolder}/${step}.log`;
export const reportFile = (step: string) => `${reportsFolder}/${step}.json`;

export function removeOldReports() {
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
}

/** Runs a program of node_modules, with its output in `log`; returns its exit code. */
export async function runProgram(
  log: string,
  script: string,
  args: string[],
  env: NodeJS.Dict<string> = {},
): Promise<number> {
  const output = openSync(log, "a");
  const child = spawnManaged(process.execPath, [`node_modules/${script}`, ...args], {
    output,
    env: { ...testEnvironment, ...env },
  });
  closeSync(output);
  onExit(child.stop);
  return child.exited;
}

/** Runs a program that has to succeed. */
export async function requireProgram(log: string, script: string, args: string[]) {
  const code = await runProgram(log, script, args);
  if (code !== 0) throw new Error(`${script} ended with code ${code}:\n${endOf(log)}`);
}

export const endOf = (log: string) =>
  readFileSync(log, "utf8").trim().split("\n").slice(-200).join("\n");
