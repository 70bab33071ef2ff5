import "server-only";
import { env } from "@/lib/env";
import { observeProvider } from "@/lib/platform/telemetry/provider";
import { assertNoTransaction } from "./external-fetch";
import { publicAgent, publicRequest } from "./public-request";

interface CustomerRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/**
 * Sends a POST to an address that a customer chose, and resolves to the status of the answer. Addresses of private
 * networks are refused, except those that the operator allows. Redirects are not followed, and the body of the answer is
 * not read.
 */
export function postToCustomer({
  url,
  headers,
  body,
  timeoutMs,
}: CustomerRequest): Promise<number> {
  assertNoTransaction("a customer's address");
  const agent = publicAgent(url, {
    allowIPAddressList: env("webhooks").WEBHOOK_ALLOWED_ADDRESSES,
  });
  return observeProvider({
    provider: "webhook",
    attributes: { "http.request.method": "POST", "server.address": new URL(url).hostname },
    work: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await publicRequest(url, { method: "POST", agent, headers, signal }, body);
      response.destroy();
      return response.statusCode ?? 0;
    },
  });
}
