import { setTimeout as sleep } from "node:timers/promises";
import getPort, { portNumbers } from "get-port";
import { onExit } from "../shared/cleanup";
import { type ManagedProcess, spawnManaged } from "../shared/managed-process";
import { nextProgram } from "./build";

/** The custom server of production: `npm start`. */
export const startProgram = "lib/platform/front-server/start.mjs";

/** PORT when it is set, and then no other; otherwise the first free port from 3000 on. */
export async function choosePort(): Promise<number> {
  if (!process.env.PORT) return getPort({ port: portNumbers(3000, 3099) });
  const port = Number(process.env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT is "${process.env.PORT}", it has to be a number from 1 to 65535.`);
  }
  if ((await getPort({ port })) !== port) {
    throw new Error(`Port ${port} is taken by another program. Stop it, or choose another PORT.`);
  }
  return port;
}

/** Loopback, since the demo accounts' passwords are printed; HOST opens the shop to other machines. */
const listenHost = () => process.env.HOST || "127.0.0.1";

/** As in docs/deploy/Dockerfile. glibc reads them when a process starts; other C libraries do not. */
export const allocatorSettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };

export function startNext(
  command: "start" | "dev",
  port: number,
  output: "inherit" | "pipe" | number,
) {
  const program = command === "dev" ? [`node_modules/${nextProgram}`, "dev"] : [startProgram];
  const server = spawnManaged(
    process.execPath,
    [...program, "--port", String(port), "--hostname", listenHost()],
    {
      output,
      env: {
        ...allocatorSettings,
        ...process.env,
        NODE_ENV: command === "dev" ? "development" : "production",
        NEXT_TELEMETRY_DISABLED: "1",
      },
    },
  );
  onExit(server.stop);
  return server;
}

/** Resolves once the page at `url` loads; throws when the server exits or the deadline passes. */
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
