import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { socketAddressHeader } from "./address";

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Refusal {
  status: number;
  error: string;
  allow?: string;
}

/** What the framework would answer with a plain-text 500 or an empty page, answered properly. */
export function refusalOf(method = "", url = "/"): Refusal | null {
  if (!knownMethods.has(method)) {
    return {
      status: 405,
      error: "This method is not supported here.",
      allow: [...knownMethods].join(", "),
    };
  }
  try {
    const decoded = decodeURIComponent(url);
    if (!decoded.includes("\0")) return null;
  } catch {
    // Not an address that can be read: refused below.
  }
  return { status: 400, error: "This address contains characters that cannot be read." };
}

function refuse(response: ServerResponse, { status, error, allow }: Refusal) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
    ...(allow ? { Allow: allow } : {}),
  });
  response.end(JSON.stringify({ error }));
}

/** The request as the shop may see it, or false when it was answered here. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refusalOf(request.method, request.url);
  if (refusal) {
    refuse(response, refusal);
    return false;
  }
  request.headers[socketAddressHeader] = request.socket.remoteAddress;
  return true;
}

const installed = Symbol.for("presetry.guard");

/**
 * Stands in front of every request of this process. `next start` gives no earlier place: its server
 * is listening before any of our code runs, so the event itself is watched.
 */
export function installGuard() {
  const server = Server.prototype as Server & { [installed]?: true };
  if (server[installed]) return;
  server[installed] = true;
  const emit = server.emit;
  server.emit = function guarded(this: Server, event: string, ...args: unknown[]) {
    if (event === "request") {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (!admit(request, response)) return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  } as typeof emit;
}
