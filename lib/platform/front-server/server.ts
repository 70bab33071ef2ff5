import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { socketAddressHeader, socketAddressValue } from "@/lib/platform/http/client-ip";
import { limitFloods } from "@/lib/platform/http/flood-limits";
import { observePage, sectionOf } from "@/lib/platform/http/observe-page";
import { log } from "@/lib/platform/log/logger";
import { requestIdHeader, requestIdOf, runInRequest } from "@/lib/platform/log/request-context";
import { FrontResponse } from "./front-response";
import { type Refusal, readHead } from "./refusal-rules";
import { refuse, refuseOnSocket } from "./refuse";
import { type BodyRules, watchBodies } from "./watch-bodies";

/** Answers a request without Next; false if it does not. */
type Responder = (request: IncomingMessage, response: FrontResponse) => boolean | Promise<boolean>;

type Handler = (request: IncomingMessage, response: FrontResponse) => unknown;

interface FrontServerParts {
  /** Hosted sites, what counts visits, and the response cache, in the order in which they are asked. */
  responders?: Responder[];
  /** Next. */
  handle: Handler;
  /** Whether a Host header names the shop, and not a customer's domain. */
  isOwnHost?: (host: string) => boolean;
  bodies?: Partial<BodyRules>;
  /** Milliseconds. */
  deadlines?: Partial<typeof deadlines>;
}

const deadlines = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than balancers and clients keep a connection, most of them 60 s: one that ends meanwhile loses a request. */
  keepAliveTimeout: 75_000,
  /** Without a byte in either direction. */
  timeout: 120_000,
};

const notHttp: Refusal = { status: 400, error: "This is no request that can be read." };
const parserRefusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers of this request are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "This request took too long to arrive." },
};
const noTunnel: Refusal = { status: 405, error: "The shop is no proxy.", allow: "GET, HEAD" };
const unexpected: Refusal = { status: 417, error: "The shop cannot do what is expected." };
const failed: Refusal = { status: 500, error: "Something went wrong. Please try again." };

const requestIdName = requestIdHeader.toLowerCase();

/** Next takes the nonce of a page's scripts from these; only the middleware may choose it. */
const policyHeaders = ["content-security-policy", "content-security-policy-report-only"];

/** Null unless the request is one of a flood. */
function floodRefusal(address: string, { headers }: IncomingMessage): Refusal | null {
  const excess = limitFloods(address, { get: (name) => headers[name]?.toString() ?? null });
  const error = "This was asked for too often. Please wait a moment.";
  return excess && { ...excess, error };
}

/** The server that all connections of the shop reach, in front of Next. */
export function createFrontServer(parts: FrontServerParts): Server {
  const { responders = [], handle, isOwnHost = () => true } = parts;
  const { timeout, ...serverDeadlines } = { ...deadlines, ...parts.deadlines };
  const bodies = watchBodies(parts.bodies);
  const server = createServer<typeof IncomingMessage, typeof FrontResponse>({
    ...serverDeadlines,
    // A missing host is refused below, in JSON.
    requireHostHeader: false,
    ServerResponse: FrontResponse,
  });
  server.timeout = timeout;

  async function answer(request: IncomingMessage, response: FrontResponse, isExpected = false) {
    const { headers, socket } = request;
    const requestId = requestIdOf(headers[requestIdName]);
    headers[socketAddressHeader] = socketAddressValue(socket.remoteAddress);
    for (const name of policyHeaders) delete headers[name];

    const read = readHead(request);
    if ("error" in read) return refuse(response, requestId, read);
    const excess = floodRefusal(read.address, request);
    if (excess) return refuse(response, requestId, excess);
    request.url = read.address;

    if (isExpected) response.writeContinue();
    bodies.watch(request, response);
    observePage(request, response);
    for (const responder of responders) {
      if (await responder(request, response)) return;
    }
    await handle(request, response);
  }

  async function answerOrFail(
    request: IncomingMessage,
    response: FrontResponse,
    isExpected = false,
  ) {
    try {
      await answer(request, response, isExpected);
    } catch (error) {
      log.error("The front server failed", { code: "bug" }, error);
      if (response.headersSent) response.destroy();
      else refuse(response, requestIdOf(request.headers[requestIdName]), failed);
    }
  }

  /** Whatever is logged meanwhile, also by Next, names the request. */
  function serve(request: IncomingMessage, response: FrontResponse, isExpected = false) {
    const { headers, method = "GET", url = "/" } = request;
    const requestId = requestIdOf(headers[requestIdName]);
    headers[requestIdName] = requestId;
    response.isOwnHost = isOwnHost(headers.host ?? "");
    return runInRequest({ requestId, method, route: sectionOf(url) }, () =>
      answerOrFail(request, response, isExpected),
    );
  }

  server.on("request", (request, response) => serve(request, response));
  server.on("checkContinue", (request, response) => serve(request, response, true));
  server.on("checkExpectation", (request, response) => {
    response.isOwnHost = isOwnHost(request.headers.host ?? "");
    refuse(response, requestIdOf(request.headers[requestIdName]), unexpected);
  });
  server.on("connect", (request: IncomingMessage, socket: Duplex) =>
    refuseOnSocket(
      socket,
      requestIdOf(request.headers[requestIdName]),
      noTunnel,
      isOwnHost(request.headers.host ?? ""),
    ),
  );
  // Nothing listens for "upgrade", so Node.js answers such a request as if it asked for none (RFC 9110, 7.8).

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = "bytesWritten" in socket && Number(socket.bytesWritten) > 0;
    if (isAnswered || error.code === "ECONNRESET") return socket.destroy();
    return refuseOnSocket(
      socket,
      requestIdOf(undefined),
      parserRefusals[error.code ?? ""] ?? notHttp,
      isOwnHost(""),
    );
  });
  server.on("close", bodies.stop);
  return server;
}
