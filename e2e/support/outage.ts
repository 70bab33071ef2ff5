import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** The ways in which a service can be down: connection refused, no response, HTTP 500. */
export const outageModes = ["refuses", "hangs", "fails"] as const;
export type OutageMode = (typeof outageModes)[number];

const failure = [
  "HTTP/1.1 500 Internal Server Error",
  "Content-Type: text/html",
  "Content-Length: 20",
  "Connection: close",
  "",
  "<h1>Out of order</h1",
].join("\r\n");

/** Points the variables of external services to a server that is down. */
export function startOutage(variables: readonly string[]) {
  const sockets = new Set<Socket>();
  let mode: OutageMode = "refuses";
  let server: Server;
  let port = 0;

  const listen = async () => {
    server = createServer((socket) => {
      sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
      // In the mode "hangs" data is accepted and nothing is sent.
      socket.on("data", () => mode === "fails" && socket.end(failure));
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };

  beforeAll(async () => {
    await listen();
    for (const name of variables) process.env[name] = `http://127.0.0.1:${port}`;
  });
  afterAll(close);

  return {
    start: async (next: OutageMode) => {
      mode = next;
      await close();
      if (next !== "refuses") await listen();
    },
  };
}
