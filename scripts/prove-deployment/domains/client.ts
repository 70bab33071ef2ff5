import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from "node:http";
import { Agent, request as httpsRequest } from "node:https";
import type { PeerCertificate, TLSSocket } from "node:tls";

interface Answer {
  status: number;
  text: string;
  location: string;
  hasCookie: boolean;
  /** The names of the certificate. */
  names: string;
  fingerprint: string;
}

type Send = typeof httpRequest;

const ask = (send: Send, options: RequestOptions, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = send(options, async (response: IncomingMessage) => {
      // Read before the end: a closed socket has no certificate.
      const { subjectaltname: names = "", fingerprint256: fingerprint = "" } =
        certificateOf(response);
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve({
        status: response.statusCode ?? 0,
        text,
        location: response.headers.location ?? "",
        hasCookie: response.headers["set-cookie"] !== undefined,
        names,
        fingerprint,
      });
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error("There was no answer.")));
    sent.on("error", reject);
    sent.end(body);
  });

function certificateOf({ socket }: IncomingMessage): Partial<PeerCertificate> {
  // Cast: node:http does not say which of its sockets are encrypted.
  const { getPeerCertificate } = socket as Partial<TLSSocket>;
  return getPeerCertificate?.call(socket) ?? {};
}

/** Visits names as browsers do, but all of them on this machine. */
export function createClient({ http, https }: { http: number; https: number }, ca: string[]) {
  const agent = new Agent({ ca, maxCachedSessions: 0 });
  const host = "127.0.0.1";
  return {
    origin: (name: string) => `https://${name}:${https}`,
    open: (name: string, path = "/") =>
      ask(httpsRequest, {
        host,
        port: https,
        path,
        agent,
        servername: name,
        headers: { Host: `${name}:${https}` },
      } as RequestOptions),
    /** Tries a wrong password, from this address of the machine. */
    signInFrom: (localAddress: string, email: string, headers: OutgoingHttpHeaders = {}) =>
      ask(
        httpsRequest,
        {
          host,
          port: https,
          localAddress,
          path: "/api/user/login",
          method: "POST",
          ca,
          servername: "localhost",
          headers: { ...headers, Host: `localhost:${https}`, "Content-Type": "application/json" },
        } as RequestOptions,
        JSON.stringify({ email, password: "Wrong-guess-1" }),
      ),
    openPlainly: (name: string) =>
      ask(httpRequest, { host, port: http, path: "/", headers: { Host: name } }),
    /** One instance of the shop, without a proxy in front. */
    openAt: (url: string, name: string) =>
      ask(httpRequest, { host, port: new URL(url).port, path: "/", headers: { Host: name } }),
  };
}

export type TlsClient = ReturnType<typeof createClient>;
