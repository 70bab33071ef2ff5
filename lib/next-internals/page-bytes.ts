import type { ServerResponse } from "node:http";

/** Node.js writes a string of more than 64 KB to a socket three times slower than its bytes. */
const largeLength = 2 ** 16;

/** Characters that are kept, of about two bytes each besides the bytes they were encoded to. */
const keptLength = 2 ** 23;

/** Pages of Next's cache by their text: the same string at each request. The longest unused one is first. */
const pages = new Map<string, Buffer>();
let length = 0;

function bytesOf(text: string): Buffer {
  const kept = pages.get(text);
  const bytes = kept ?? Buffer.from(text);
  if (kept) pages.delete(text);
  else length += text.length;
  pages.set(text, bytes);
  for (const [oldest] of pages) {
    if (length <= keptLength) break;
    pages.delete(oldest);
    length -= oldest.length;
  }
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
