import { type IncomingMessage, Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { commonHeaders } from "@/lib/csp/headers.mjs";
import { isProduction } from "@/lib/env";
import { requestIdHeader, requestIdOf } from "@/lib/log/request-context";
import { socketAddressHeader, socketAddressValue } from "../http/client-ip";
import { limitFloods } from "../http/flood-limits";
import { observePage } from "../http/observe-page";
import { compressTexts } from "./compress-texts";
import { sendPagesAsBytes } from "./page-bytes";

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Rejection {
  status: number;
  error: string;
  allow?: string;
  retryAfter?: number;
}

/** Requests that Next would answer with a plain-text 500 or an empty page; null if the request is valid. */
export function rejectionOf(method = "", url = "/"): Rejection | null {
  if (!knownMethods.has(method)) {
    return {
      status: 405,
      error: "This method is not supported here.",
      allow: [...knownMethods].join(", "),
    };
  }
  // An absolute-form URL, as sent to proxies: Next would redirect to that other site.
  if (!url.startsWith("/")) return { status: 400, error: "This is no address of the shop." };
  try {
    const decoded = decodeURIComponent(url);
    if (!decoded.includes("\0")) return null;
  } catch {
    // Malformed percent-encoding: rejected below.
  }
  return { status: 400, error: "This address contains characters that cannot be read." };
}

/** Next's own come from next.config.mjs. */
const headersOf = (requestId: string) => ({
  ...Object.fromEntries(commonHeaders(!isProduction()).map(({ key, value }) => [key, value])),
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Content-Type": "application/json",
  "Cache-Control": "private, no-store",
  [requestIdHeader]: requestId,
  Connection: "close",
});

function reject(
  response: ServerResponse,
  requestId: string,
  { status, error, allow, retryAfter }: Rejection,
) {
  response.writeHead(status, {
    ...headersOf(requestId),
    ...(allow ? { Allow: allow } : {}),
    ...(retryAfter ? { "Retry-After": retryAfter } : {}),
  });
  response.end(JSON.stringify({ error }));
}

const parserRejections: Record<string, Rejection> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers of this request are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "This request took too long to arrive." },
};
const notHttp: Rejection = { status: 400, error: "This is no request that can be read." };

/** Responds to malformed HTTP, unless a response was already started, and ends the connection. */
function rejectMalformed({ code = "" }: NodeJS.ErrnoException, socket: Socket): boolean {
  if (socket.bytesWritten > 0 || !socket.writable) return false;
  const { status, error } = parserRejections[code] ?? notHttp;
  const body = JSON.stringify({ error });
  const headers = {
    ...headersOf(requestIdOf(undefined)),
    "Content-Length": Buffer.byteLength(body),
  };
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
  return true;
}

/** Null unless the request is one of a flood. */
function excessOf({ url = "/", headers }: IncomingMessage): Rejection | null {
  const excess = limitFloods(url, { get: (name) => headers[name]?.toString() ?? null });
  const error = "This was asked for too often. Please wait a moment.";
  return excess && { ...excess, error };
}

/** Next takes the nonce of a page's scripts from these; only the middleware may choose it. */
const policyHeaders = ["content-security-policy", "content-security-policy-report-only"];

/** Sets the socket address header on a valid request; otherwise rejects it and returns false. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  const name = requestIdHeader.toLowerCase();
  const requestId = requestIdOf(request.headers[name]);
  request.headers[socketAddressHeader] = socketAddressValue(request.socket.remoteAddress);
  const rejection = rejectionOf(request.method, request.url) ?? excessOf(request);
  if (rejection) {
    reject(response, requestId, rejection);
    return false;
  }
  for (const header of policyHeaders) delete request.headers[header];
  request.headers[name] = requestId;
  return true;
}

const installed = Symbol.for("presetry.request-filter");

/** Answers a request without Next; false if it does not. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Filters every request of this process before Next handles it, which gets what the responders leave. `next start`
 * has no hook for this: its server is listening before any of our code runs, so `Server.prototype.emit` is
 * wrapped.
 */
export function installRequestFilter(...responders: Responder[]) {
  const server = Server.prototype as Server & { [installed]?: true };
  if (server[installed]) return;
  server[installed] = true;
  const emit = server.emit;
  server.emit = function emitFiltered(this: Server, event: string, ...args: unknown[]) {
    if (event === "request") {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (!admit(request, response)) return true;
      observePage(request, response);
      if (responders.some((answer) => answer(request, response))) return true;
      sendPagesAsBytes(response);
      compressTexts(response);
    }
    if (event === "clientError") {
      const [error, socket] = args as [NodeJS.ErrnoException, Socket];
      if (rejectMalformed(error, socket)) return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}
