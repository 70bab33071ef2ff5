import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestIdHeader } from "@/lib/log/request-context";
import type { Responder } from "./request-filter";

/** Pages that are the same for every visitor from one build to the next, and that are no pages to Next. */
const isPreview = (url: string) => /^\/preview\/[a-z-]+(\/(bare|frame|edit\/frame))?$/.test(url);

interface KeptResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Calls back with the bytes of a response as they are sent, once all of them are. */
function collect(response: ServerResponse, done: (body: Buffer) => void) {
  const chunks: Buffer[] = [];
  for (const method of ["write", "end"] as const) {
    const send = response[method];
    response[method] = function collectAndSend(this: ServerResponse, ...args: unknown[]) {
      const [chunk] = args;
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return Reflect.apply(send, this, args);
    } as typeof send & ServerResponse["end"];
  }
  response.once("finish", () => done(Buffer.concat(chunks)));
}

/**
 * Answers requests for previews with what Next answered before: it serves a route handler at half the speed of
 * a page. By the encodings that the browser accepts, because the bytes are compressed.
 */
export function keepPreviews(): Responder {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: 2 ** 24,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return ({ method, url = "", headers }: IncomingMessage, response) => {
    if (method !== "GET" || !isPreview(url)) return false;
    const key = `${url} ${headers["accept-encoding"] ?? ""}`;
    const known = kept.get(key);
    if (known) {
      response.writeHead(200, known.headers);
      response.end(known.body);
      return true;
    }
    collect(response, (body) => {
      if (response.statusCode !== 200) return;
      const { [requestIdHeader.toLowerCase()]: _, ...own } = response.getHeaders();
      kept.set(key, { headers: { ...own, "content-length": body.length }, body });
    });
    return false;
  };
}
