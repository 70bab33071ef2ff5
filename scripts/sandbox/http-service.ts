import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** What a stand-in for an outside service has in common with the next one: plain HTTP on loopback. */
export interface Service {
  url: string;
  stop: () => Promise<void>;
}

export interface Question {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Answer {
  status: number;
  type: string;
  body: string;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

export const html = (body: string): Answer => ({
  status: 200,
  type: "text/html; charset=utf-8",
  body,
});

const bodyLimit = 40 * 1024 * 1024;

/** An answer of undefined leaves the caller hanging, as a service in trouble would. */
export async function startService(
  port: number,
  answer: (question: Question) => Promise<Answer | undefined> | Answer | undefined,
): Promise<Service> {
  const server = createServer(async (request, response) => {
    try {
      const result = await answer({
        method: request.method ?? "GET",
        url: new URL(request.url ?? "/", "http://localhost"),
        headers: request.headers,
        body: await read(request),
      });
      if (!result) return;
      response.writeHead(result.status, {
        "content-type": result.type,
        "cache-control": "no-store",
      });
      response.end(result.body);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" });
      response.end(`The stand-in itself failed: ${error}`);
    }
  });
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

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error("The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
