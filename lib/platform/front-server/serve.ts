import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { log } from "@/lib/platform/log/logger";

/** Milliseconds after which a server that ends gives up. */
const patience = {
  /**
   * For kept connections that ask for nothing. A proxy may be sending a request, and keeps no connection longer
   * (docs/deploy/nginx.conf).
   */
  idle: 1_500,
  /** For requests that are being answered. */
  busy: 10_000,
};

/** For what follows the last responses. */
const workPatience = 3_000;

/** Milliseconds of a turn of the event loop in which hardly anything was done. */
const shortTurn = 5;

/**
 * Waits for a turn of the event loop, and in a busy server for one that was short. Connections that were not accepted
 * before a server stops listening are reset, and so are those with a request that was not read before they are closed.
 */
async function takeWaiting(atMost: number) {
  const start = performance.now();
  let turn = start;
  let isShort = false;
  await nextTurn();
  while (!isShort && turn - start < atMost) {
    turn = performance.now();
    await nextTurn();
    isShort = performance.now() - turn < shortTurn;
  }
}

/** Ends a server: it takes no connections any more, answers what has begun, and closes those it has. */
export function prepareShutdown(server: Server, { idle, busy } = patience) {
  /** Open connections with the responses that they wait for. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isEnding = false;

  function begin(socket: Socket, response: ServerResponse) {
    const pending = connections.get(socket);
    pending?.add(response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once("close", () => {
      pending?.delete(response);
      // A head that was sent before the end said that the connection is kept.
      if (isEnding) setTimeout(closeIfIdle, idle, socket);
    });
  }

  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  for (const event of ["request", "checkContinue", "checkExpectation"] as const) {
    server.prependListener(event, ({ socket }, response) => begin(socket, response));
  }

  const closeIfIdle = (socket: Socket) => {
    if (connections.get(socket)?.size === 0) socket.destroy();
  };

  async function closeIdle() {
    await takeWaiting(idle);
    for (const socket of connections.keys()) closeIfIdle(socket);
  }

  return async function shutDown(): Promise<void> {
    isEnding = true;
    for (const pending of connections.values()) {
      for (const response of pending) response.shouldKeepAlive = false;
    }
    const busyTimer = setTimeout(() => server.closeAllConnections(), busy);
    await takeWaiting(idle);
    const closed = once(server, "close");
    // That of node:http would close kept connections at once.
    TcpServer.prototype.close.call(server);
    const idleTimer = setTimeout(closeIdle, idle);
    await closed;
    for (const timer of [idleTimer, busyTimer]) clearTimeout(timer);
  };
}

interface Serving {
  port: number;
  hostname: string;
  /** Waits for what follows the last responses. */
  close: () => Promise<void>;
}

/** Next, as start.mjs hands it over. */
export interface ServedShop extends Serving {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** SIGTERM is how a host ends a server as planned. */
const exitCodes = { SIGINT: 130, SIGTERM: 0 };

/** Listens until the process gets a signal, and ends it. */
export async function serve(server: Server, { port, hostname, close }: Serving): Promise<void> {
  const shutDown = prepareShutdown(server);
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      // Ctrl-C reaches this process from the terminal and from the one that started it.
      if (isEnding) return;
      isEnding = true;
      const end = () => process.exit(exitCodes[signal]);
      await shutDown();
      setTimeout(end, workPatience);
      await close();
      end();
    });
  }
  server.listen(port, hostname);
  await once(server, "listening");
  log.info("Serving", { port, hostname });
}
