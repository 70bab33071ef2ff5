import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";

/** Node.js writes a string of more than 64 KB to a socket three times slower than its bytes. */
const largeLength = 2 ** 16;

/**
 * The bytes of pages of Next's cache by their text: the same string at each request. In characters, of about
 * two bytes each besides the bytes they were encoded to.
 */
const pages = new LRUCache<string, Buffer>({
  maxSize: 2 ** 23,
  sizeCalculation: (_, text) => text.length,
});

function bytesOf(text: string): Buffer {
  const kept = pages.get(text);
  if (kept) return kept;
  const bytes = Buffer.from(text);
  pages.set(text, bytes);
  return bytes;
}

/** Sends a large page as bytes, which are encoded once for as long as it is often asked for. */
export function sendPagesAsBytes(response: ServerResponse) {
  const end = response.end;
  response.end = function endWithBytes(this: ServerResponse, ...args: unknown[]) {
    const [chunk, ...rest] = args;
    const isLarge = typeof chunk === "string" && chunk.length > largeLength;
    return Reflect.apply(end, this, isLarge ? [bytesOf(chunk), ...rest] : args);
  } as typeof end;
}
