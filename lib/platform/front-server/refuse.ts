import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { requestIdHeader } from "@/lib/platform/log/request-context";
import { defaultHeaders } from "./default-headers";
import type { Refusal } from "./refusal-rules";

const headersOf = (requestId: string, { allow, retryAfter }: Refusal) => ({
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
export function refuseOnSocket(
  socket: Duplex,
  requestId: string,
  refusal: Refusal,
  isOwnHost: boolean,
) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status } = refusal;
  const body = bodyOf(refusal);
  const headers = {
    ...defaultHeaders(isOwnHost),
    ...headersOf(requestId, refusal),
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
  socket.end(head + body, () => socket.destroy());
}
