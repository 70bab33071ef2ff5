import "server-only";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { useAgent as filteringAgent } from "request-filtering-agent";

/**
 * An agent that refuses addresses of private networks at the moment of the connection, so that a name cannot change its
 * meaning between check and connection.
 */
export const publicAgent = filteringAgent;

interface PublicRequest extends RequestOptions {
  agent: ReturnType<typeof publicAgent>;
  signal: AbortSignal;
  /** Milliseconds. */
  connectTimeout?: number;
}

/** Asks an address that somebody outside chose. Resolves to the answer, whose body is not read yet. */
export const publicRequest = (
  url: string,
  { connectTimeout, ...options }: PublicRequest,
  body?: string,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isSecure = url.startsWith("https:");
    const sent = (isSecure ? httpsRequest : httpRequest)(url, options, resolve);
    sent.on("error", reject);
    sent.on("socket", (socket) => {
      if (!connectTimeout || !socket.connecting) return;
      const error = Object.assign(new Error("Nothing answers."), { code: "ETIMEDOUT" });
      const overdue = setTimeout(() => sent.destroy(error), connectTimeout);
      for (const event of [isSecure ? "secureConnect" : "connect", "close"]) {
        socket.once(event, () => clearTimeout(overdue));
      }
    });
    sent.end(body);
  });
