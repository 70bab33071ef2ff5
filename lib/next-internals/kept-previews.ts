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
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = function collectAndWrite(this: ServerResponse, ...args: unknown[]) {
    take(args[0]);
    return Reflect.apply(write, this, args);
  } as typeof write;
  response.end = function collectAndEnd(this: ServerResponse, ...args: unknown[]) {
    take(args[0]);
    return Reflect.apply(end, this, args);
  } as typeof end;
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
      const { [requestIdHeader.toLowerCase()]: _, ...own } = response.getHeaders();
      if (response.statusCode !== 200 || !own["content-type"]) return;
      kept.set(key, { headers: { ...own, "content-length": body.length }, body });
    });
    return false;
  };
}
