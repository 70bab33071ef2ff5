import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/platform/log/logger";

/** For requests that are being answered when the process is told to end. */
const patienceMs = 20_000;

/** Ends a server: what has begun is answered, and connections that ask for nothing are closed at once. */
export function prepareShutdown(server: Server, patience = patienceMs) {
  /** Open connections, and how many of their requests are being answered. */
  const busy = new Map<Socket, number>();
  let isEnding = false;

  function add(socket: Socket, requests: number) {
    const left = (busy.get(socket) ?? 0) + requests;
    if (busy.has(socket)) busy.set(socket, left);
    if (isEnding && left === 0) socket.destroySoon();
  }

  server.on("connection", (socket: Socket) => {
    busy.set(socket, 0);
    socket.once("close", () => busy.delete(socket));
  });
  for (const event of ["request", "checkContinue", "checkExpectation"] as const) {
    server.prependListener(event, ({ socket }, response) => {
      add(socket, 1);
      response.once("close", () => add(socket, -1));
    });
  }

  return async function shutDown(): Promise<void> {
    isEnding = true;
    const closed = once(server, "close");
    server.close();
    for (const [socket, requests] of busy) if (requests === 0) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(deadline);
  };
}

interface Serving {
  port: number;
  /** Every address of the machine if it is left out. */
  hostname: string | undefined;
  /** Waits for what follows the last responses. */
  close: () => Promise<void>;
}

/** Next, as start.mjs hands it over. */
export interface ServedShop extends Serving {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** As a process that a signal ended. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/** Listens until the process gets a signal, and ends it. */
export async function serve(server: Server, { port, hostname, close }: Serving): Promise<void> {
  const shutDown = prepareShutdown(server);
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      // Ctrl-C reaches this process from the terminal and from the one that started it.
      if (isEnding) return;
      isEnding = true;
      await shutDown();
      await close();
      process.exit(exitCodes[signal]);
    });
  }
  server.listen(port, hostname);
  await once(server, "listening");
  log.info("Serving", { port, hostname: hostname ?? "every address" });
}
