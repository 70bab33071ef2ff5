import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";

/** A fake of an external service: plain HTTP on the loopback interface. */
export interface FakeService {
  url: string;
  stop: () => Promise<void>;
}

export interface FakeRequest {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
  /** The raw body, for bodies that are not text. */
  bytes: Buffer<ArrayBuffer>;
}

export interface FakeResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Closes the connection without a response. */
export const dropConnection = "drop";

/** `undefined` sends nothing: the caller waits until its own timeout. */
export type FakeReply = FakeResponse | typeof dropConnection | undefined;

export const json = (value: unknown, status = 200): FakeResponse => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

export const html = (body: string): FakeResponse => ({
  status: 200,
  type: "text/html; charset=utf-8",
  body,
});

export const redirect = (location: string): FakeResponse => ({
  status: 303,
  type: "text/plain",
  body: "",
  headers: { location },
});

const bodyLimit = 40 * 1024 * 1024;

export const startFakeService = (
  port: number,
  handle: (request: FakeRequest) => Promise<FakeReply> | FakeReply,
): Promise<FakeService> =>
  listen(port, async (request, response) => {
    try {
      const bytes = await readBytes(request);
      const reply = await handle({
        method: request.method ?? "GET",
        url: new URL(request.url ?? "/", "http://localhost"),
        headers: request.headers,
        body: bytes.toString("utf8"),
        bytes,
      });
      if (!reply) return;
      if (reply === dropConnection) return request.socket.destroy();
      response.writeHead(reply.status, {
        "content-type": reply.type,
        "cache-control": "no-store",
        ...reply.headers,
      });
      response.end(reply.body);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" });
      response.end(`The fake itself failed: ${error}`);
    }
  });

export async function listen(port: number, listener: RequestListener): Promise<FakeService> {
  const server = createServer(listener);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error("The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
