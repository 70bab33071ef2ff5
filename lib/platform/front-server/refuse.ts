import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { isProduction } from "@/lib/env";
import { commonHeaders } from "@/lib/platform/csp/headers.mjs";
import { requestIdHeader } from "@/lib/platform/log/request-context";
import type { Refusal } from "./refusal-rules";

/** Those of Next's responses come from next.config.mjs. */
const headersOf = (requestId: string, { allow, retryAfter }: Refusal) => ({
  ...Object.fromEntries(commonHeaders(!isProduction()).map(({ key, value }) => [key, value])),
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Content-Type": "application/json",
  "Cache-Control": "private, no-store",
  [requestIdHeader]: requestId,
  Connection: "close",
  ...(allow ? { Allow: allow } : {}),
  ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
});

const bodyOf = ({ error }: Refusal) => JSON.stringify({ error, message: error });

/** Answers a request with a refusal, and ends its connection. */
export function refuse(response: ServerResponse, requestId: string, refusal: Refusal) {
  response.writeHead(refusal.status, headersOf(requestId, refusal));
  response.end(bodyOf(refusal));
}

/** The same for a connection that has no request, or one whose response nobody writes. */
export function refuseOnSocket(socket: Duplex, requestId: string, refusal: Refusal) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status } = refusal;
  const body = bodyOf(refusal);
  const headers = {
    ...headersOf(requestId, refusal),
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
  socket.end(head + body, () => socket.destroy());
}
