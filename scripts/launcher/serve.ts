import { setTimeout as sleep } from "node:timers/promises";
import { onEnd } from "../process/cleanup";
import { type ManagedProcess, spawnManaged } from "../process/managed-process";
import { isFree, nextFreePort } from "../process/ports";
import { nextProgram } from "./build";

/** PORT when it is set, and then only that; otherwise 3000 or the next one that is free. */
export async function choosePort(): Promise<number> {
  if (!process.env.PORT) return nextFreePort(3000);
  const port = Number(process.env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT is "${process.env.PORT}", it has to be a number from 1 to 65535.`);
  }
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken by another program. Stop it, or choose another PORT.`);
  }
  return port;
}

export function startNext(
  command: "start" | "dev",
  port: number,
  output: "inherit" | "pipe" | number,
) {
  const server = spawnManaged(
    process.execPath,
    [`node_modules/${nextProgram}`, command, "--port", String(port)],
    {
      output,
      env: {
        ...process.env,
        NODE_ENV: command === "dev" ? "development" : "production",
        NEXT_TELEMETRY_DISABLED: "1",
      },
    },
  );
  onEnd(server.stop);
  return server;
}

/** Until the first page has been seen. */
export async function waitForPage(server: ManagedProcess, url: string, deadlineMs = 60_000) {
  let code: number | undefined;
  server.exited.then((value) => (code = value)).catch(() => (code = 1));
  const deadline = Date.now() + deadlineMs;
  let last = "no answer";
  while (Date.now() < deadline) {
    if (code !== undefined) throw new Error(`The server stopped by itself (code ${code}).`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    await sleep(100);
  }
  throw new Error(`${url} did not show a page in ${deadlineMs / 1000} s: ${last}.`);
}
