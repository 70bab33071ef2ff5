import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestIdHeader } from "@/lib/log/request-context";
import type { Responder } from "./request-filter";
import { revalidationClock } from "./revalidated-tags/queries";

interface KeptResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  startedAt: number;
}

interface KeepingRules {
  /** The address of what everyone gets alike who asks with this GET request; null if there is no such. */
  addressOf: (request: IncomingMessage) => string | null;
  /** Whether Next's response, asked for at this time, is one. */
  isKeepable: (response: ServerResponse, startedAt: number) => boolean;
  /** Whether what was asked for at this time is still true. */
  isValid: (startedAt: number) => boolean;
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

/** Next compresses with gzip for whoever accepts it. */
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i;

/**
 * Answers requests with the bytes that Next answered before: compressed, and as they are. By address only: pages name
 * the configured host, and who makes up headers must not push others' pages out.
 */
export function keepResponses({ addressOf, isKeepable, isValid }: KeepingRules): Responder {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: 2 ** 24,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return (request, response) => {
    const address = request.method === "GET" ? addressOf(request) : null;
    if (address === null) return false;
    const { headers } = request;
    const encoding = acceptsGzip.test(headers["accept-encoding"] ?? "") ? "gzip" : "identity";
    headers["accept-encoding"] = encoding;
    const key = `${encoding} ${address}`;
    const known = kept.get(key);
    if (known && isValid(known.startedAt)) {
      response.writeHead(200, known.headers);
      response.end(known.body);
      return true;
    }
    // One earlier, because Next rounds the times of revalidations to milliseconds.
    const startedAt = revalidationClock() - 1;
    collect(response, (body) => {
      const { [requestIdHeader.toLowerCase()]: _, ...own } = response.getHeaders();
      if (response.statusCode !== 200 || !own["content-type"]) return;
      if (!isKeepable(response, startedAt)) return;
      kept.set(key, { headers: { ...own, "content-length": body.length }, body, startedAt });
    });
    return false;
  };
}
