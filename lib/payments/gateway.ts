import "server-only";
import type { CreateOrderRequestBody, OrderResponseBody } from "@paypal/paypal-js";
import { env } from "@/lib/env";
import { fetchExternalText, providerUnreachable } from "@/lib/http/external-fetch";
import { accessToken, clearAccessToken, timeoutMs } from "./access-token";

interface Ask {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** Makes a repeated request the same request. */
  requestId?: string;
}

/** What PayPal answered, whatever it was; throws only when there is no answer to rely on. */
async function ask({ method, path, body, requestId }: Ask, isRetry = false): Promise<Reply> {
  const token = await accessToken();
  const init: RequestInit = {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Prefer: "return=representation",
      ...(requestId ? { "PayPal-Request-Id": requestId } : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
  const url = env("paypal").PAYPAL_BASE_URL + path;
  const { status, text } = await fetchExternalText({ service: "PayPal", url, init, timeoutMs });
  if (status === 401 && !isRetry) {
    clearAccessToken(token);
    return ask({ method, path, body, requestId }, true);
  }
  if (status >= 500 || isOurTrouble.has(status)) throw failed(`${method} ${path}: ${status}`);
  return { status, body: parse(text) };
}

/** Answers that say nothing of the order itself. */
const isOurTrouble = new Set([401, 403, 408, 429]);

const failed = (what: string) => providerUnreachable("PayPal", new Error(what));

interface Reply {
  status: number;
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failed("an answer that is not JSON");
  }
}

const isGood = ({ status }: Reply) => status === 200 || status === 201;

const issueOf = ({ body }: Reply) =>
  (body as { details?: { issue?: string }[] }).details?.[0]?.issue ?? "UNKNOWN";

/** Asks for an order; the same request id gives the same order. */
export async function createOrder(order: CreateOrderRequestBody, requestId: string) {
  const reply = await ask({
    method: "POST",
    path: "/v2/checkout/orders",
    body: JSON.stringify(order),
    requestId,
  });
  const { id, links = [] } = reply.body as OrderResponseBody;
  const approvalUrl = links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
  if (!isGood(reply) || !id || !approvalUrl) {
    throw failed(`no order: ${reply.status} ${issueOf(reply)}`);
  }
  return { id, approvalUrl };
}

/** The order as it is now; null when PayPal knows none, as after three hours without approval. */
export async function getOrder(id: string): Promise<OrderResponseBody | null> {
  const reply = await ask({ method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(id)}` });
  if (reply.status === 404) return null;
  if (!isGood(reply)) throw failed(`no order: ${reply.status} ${issueOf(reply)}`);
  return reply.body as OrderResponseBody;
}

/** Refusals after which the buyer may choose another way to pay. */
const declines = new Set([
  "INSTRUMENT_DECLINED",
  "PAYER_CANNOT_PAY",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "TRANSACTION_REFUSED",
]);
const notYet = new Set(["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"]);

export type CaptureResult =
  | { order: OrderResponseBody | null }
  | "declined"
  | "not_approved"
  | { problem: string };

/** Takes the money. Without an order, what became of it is read afterwards. */
export async function captureOrder(id: string, requestId: string): Promise<CaptureResult> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
  const reply = await ask({ method: "POST", path, body: "{}", requestId });
  if (isGood(reply)) return { order: reply.body as OrderResponseBody };
  const issue = issueOf(reply);
  if (reply.status === 404 || issue === "ORDER_ALREADY_CAPTURED") return { order: null };
  if (declines.has(issue)) return "declined";
  return notYet.has(issue) ? "not_approved" : { problem: `${reply.status} ${issue}` };
}

export type RefundResult = "completed" | "pending" | { problem: string };

/** Gives back all of a capture. A capture that was refunded before counts as refunded now. */
export async function refundCapture(id: string, requestId: string): Promise<RefundResult> {
  const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
  const reply = await ask({ method: "POST", path, body: "{}", requestId });
  if (isGood(reply)) {
    const { status } = reply.body as { status?: string };
    if (status === "COMPLETED") return "completed";
    return status === "PENDING" ? "pending" : { problem: `refund ${status}` };
  }
  const issue = issueOf(reply);
  return issue === "CAPTURE_FULLY_REFUNDED" ? "completed" : { problem: `${reply.status} ${issue}` };
}

const signatureHeaders = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** Whether PayPal says that it sent this notice itself. */
export async function isFromPaypal(headers: Headers, rawEvent: string): Promise<boolean> {
  const claims: Record<string, string> = { webhook_id: env("paypal").PAYPAL_WEBHOOK_ID };
  for (const [name, header] of Object.entries(signatureHeaders)) {
    const value = headers.get(header);
    if (!value) return false;
    claims[name] = value;
  }
  // The event as it came: written anew, it might no longer match its signature.
  const body = `${JSON.stringify(claims).slice(0, -1)},"webhook_event":${rawEvent}}`;
  const reply = await ask({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    body,
  });
  return (reply.body as { verification_status?: string }).verification_status === "SUCCESS";
}
