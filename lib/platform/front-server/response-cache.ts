import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { keptResponsesTag } from "@/lib/platform/cache/kept-responses-tag";
import { tagTimes } from "@/lib/platform/cache/tag-times.mjs";
import { requestIdHeader } from "@/lib/platform/log/request-context";
import type { FrontResponse } from "./front-response";
import { type KeptAddress, keptAddressOf } from "./kept-addresses";

interface KeptResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Before anything was read for it. */
  startedAt: number;
}

export const bounds = {
  /** Bytes of bodies and addresses. */
  maxSize: 2 ** 25,
  /** Milliseconds, for data that changed without a revalidation. */
  age: 60_000,
};

/**
 * Longer than a query may take (db/client.ts). Next lets a request join the "use cache" function of another
 * one, which may have read before the revalidation: soon after it, no response is certain to be new.
 */
export const settlingMs = 10_000;

/** Next compresses with gzip for every client that accepts it. */
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i;

/** The only headers of a request that reach Next where its response may be kept. */
const passedHeaders = [requestIdHeader.toLowerCase(), "traceparent", "tracestate", "connection"];

const requestId = requestIdHeader.toLowerCase();

const revalidatedAt = () => tagTimes.lastOf([keptResponsesTag]);

/**
 * Whole responses to anonymous GET requests as the bytes that were sent, by address and encoding. They cannot depend
 * on who asks: Next gets such requests without cookies and other headers, and with the shop's own host.
 */
export function createResponseCache(host: string) {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: bounds.maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  const isValid = async ({ startedAt }: KeptResponse, kind: KeptAddress["kind"]) =>
    kind === "build" || startedAt > Math.max(await revalidatedAt(), tagTimes.now() - bounds.age);

  /** Keeps Next's response to this request, if it is one for everyone. */
  function keep(key: string, { kind }: KeptAddress, response: FrontResponse) {
    const startedAt = tagTimes.now();
    response.collectBody(async (body) => {
      const { [requestId]: _, ...headers } = response.getHeaders();
      if (response.statusCode !== 200 || !isForEveryone(headers, kind)) return;
      if (kind !== "build" && startedAt <= (await revalidatedAt()) + settlingMs) return;
      kept.set(key, { headers: { ...headers, "content-length": body.length }, body, startedAt });
    });
  }

  /** Answers a request with a kept response; otherwise false, and keeps the one that Next will give. */
  return async function answer(request: IncomingMessage, response: FrontResponse) {
    const { method, url = "/", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const address = keptAddressOf(url, headers);
    if (!address) return false;
    const encoding = acceptsGzip.test(headers["accept-encoding"] ?? "") ? "gzip" : "identity";
    const key = `${encoding} ${address.address}`;
    const known = kept.get(key);
    if (known && (await isValid(known, address.kind))) {
      if (address.kind === "answer") response.setHeader(requestIdHeader, headers[requestId] ?? "");
      response.writeHead(200, known.headers);
      response.end(method === "HEAD" ? undefined : known.body);
      return true;
    }
    const passed = passedHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    request.headers = { ...Object.fromEntries(passed), host, "accept-encoding": encoding };
    if (method === "GET") keep(key, address, response);
    return false;
  };
}

function isForEveryone(headers: OutgoingHttpHeaders, kind: KeptAddress["kind"]): boolean {
  if (headers["set-cookie"] !== undefined || headers["content-type"] === undefined) return false;
  if (kind === "page") return headers["x-nextjs-cache"] === "HIT";
  return kind === "build" || String(headers["cache-control"]).startsWith("public");
}
