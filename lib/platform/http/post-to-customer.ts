import "server-only";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { useAgent as filteringAgent } from "request-filtering-agent";
import { env } from "@/lib/env";
import { observeProvider } from "@/lib/platform/telemetry/provider";
import { assertNoTransaction } from "./external-fetch";

interface CustomerRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/**
 * Sends a POST to an address that a customer chose, and resolves to the status of the answer. Addresses of private
 * networks are refused after the name is looked up, except those that the operator allows. Redirects are not
 * followed, and the body of the answer is not read.
 */
export function postToCustomer({
  url,
  headers,
  body,
  timeoutMs,
}: CustomerRequest): Promise<number> {
  assertNoTransaction("a customer's address");
  const { hostname, protocol } = new URL(url);
  const agent = filteringAgent(url, {
    allowIPAddressList: env("webhooks").WEBHOOK_ALLOWED_ADDRESSES,
  });
  const send = protocol === "http:" ? httpRequest : httpsRequest;
  return observeProvider({
    provider: "webhook",
    attributes: { "http.request.method": "POST", "server.address": hostname },
    work: () =>
      new Promise<number>((resolve, reject) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const sent = send(url, { method: "POST", agent, headers, signal }, (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        });
        sent.on("error", reject);
        sent.end(body);
      }),
  });
}
