import type { IncomingMessage } from "node:http";
import { requestIdHeader, requestIdOf } from "@/lib/platform/log/request-context";
import type { FrontResponse } from "./front-response";
import { hasBody } from "./refusal-rules";
import { refuseOnSocket } from "./refuse";

export interface BodyRules {
  /** A body that arrives within this time may be as slow as it likes. */
  graceMs: number;
  /** From then on, on average since its request began. */
  bytesPerSecond: number;
  /** For what a client still sends after it was answered. */
  lingerMs: number;
  everyMs: number;
}

const defaults: BodyRules = {
  graceMs: 10_000,
  bytesPerSecond: 1_000,
  lingerMs: 5_000,
  everyMs: 1_000,
};

interface OpenBody {
  response: FrontResponse;
  startedAt: number;
  /** Bytes that the connection had received before. */
  before: number;
  answeredAt: number | null;
}

/** The handler does not take what has arrived: the client is not the one who is slow. */
const isHeldUp = (request: IncomingMessage) =>
  request.readableLength >= request.readableHighWaterMark;

const tooSlow = { status: 408, error: "This request took too long to arrive." };

/** Ends requests whose bodies arrive too slowly, or go on arriving after the answer. */
export function watchBodies(rules: Partial<BodyRules> = {}) {
  const { graceMs, bytesPerSecond, lingerMs, everyMs } = { ...defaults, ...rules };
  const open = new Map<IncomingMessage, OpenBody>();

  function check(request: IncomingMessage, body: OpenBody, now: number) {
    const { socket } = request;
    if (request.complete || socket.destroyed) return open.delete(request);
    if (body.answeredAt !== null) {
      if (now - body.answeredAt > lingerMs) socket.destroy();
      return;
    }
    const elapsed = now - body.startedAt;
    const received = socket.bytesRead - body.before;
    if (elapsed < graceMs || isHeldUp(request)) return;
    if (received >= (elapsed / 1000) * bytesPerSecond) return;
    if (body.response.headersSent) return socket.destroy();
    const requestId = requestIdOf(request.headers[requestIdHeader.toLowerCase()]);
    refuseOnSocket(socket, requestId, tooSlow, body.response.isOwnHost);
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, body] of open) check(request, body, now);
  }, everyMs).unref();

  return {
    watch(request: IncomingMessage, response: FrontResponse) {
      if (!hasBody(request)) return;
      const startedAt = performance.now();
      const body: OpenBody = {
        response,
        startedAt,
        before: request.socket.bytesRead,
        answeredAt: null,
      };
      open.set(request, body);
      response.once("finish", () => {
        body.answeredAt = performance.now();
      });
    },
    stop: () => clearInterval(timer),
  };
}
