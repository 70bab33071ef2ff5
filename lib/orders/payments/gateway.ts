import "server-only";
import type { CreateOrderRequestBody, OrderResponseBody } from "@paypal/paypal-js";
import { formatDecimal } from "@/lib/amounts";
import { env } from "@/lib/env";
import { fetchExternalText, providerUnreachable } from "@/lib/platform/http/external-fetch";
import { accessToken, clearAccessToken, timeoutMs } from "./access-token";
import { type Dispute, disputeSchema } from "./disputes";
import { type PaypalRefund, type Refund, readRefund } from "./refunds";
import type { WebhookSignature } from "./webhook-signature";

interface PaypalRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** PayPal's idempotency key. */
  requestId?: string;
}

/** PayPal's response of any status; throws if the response says nothing about the order. */
async function callPaypal(
  { method, path, body, requestId }: PaypalRequest,
  isRetry = false,
): Promise<PaypalResponse> {
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
    return callPaypal({ method, path, body, requestId }, true);
  }
  if (status >= 500 || retryableStatuses.has(status)) throw failed(`${method} ${path}: ${status}`);
  return { status, body: parse(text) };
}

/** Statuses that say nothing about the order itself. */
const retryableStatuses = new Set([401, 403, 408, 429]);

const failed = (message: string) => providerUnreachable("PayPal", new Error(message));

interface PaypalResponse {
  status: number;
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failed("a response that is not JSON");
  }
}

const isSuccess = ({ status }: PaypalResponse) => status === 200 || status === 201;

const issueOf = ({ body }: PaypalResponse) =>
  (body as { details?: { issue?: string }[] }).details?.[0]?.issue ?? "UNKNOWN";

/** Creates an order; the same request id returns the same order. */
export async function createOrder(order: CreateOrderRequestBody, requestId: string) {
  const response = await callPaypal({
    method: "POST",
    path: "/v2/checkout/orders",
    body: JSON.stringify(order),
    requestId,
  });
  const { id, links = [] } = response.body as OrderResponseBody;
  const approvalUrl = links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
  if (!isSuccess(response) || !id || !approvalUrl) {
    throw failed(`no order: ${response.status} ${issueOf(response)}`);
  }
  return { id, approvalUrl };
}

/** The order's current state; null if it does not exist, as after three hours without approval. */
export async function getOrder(id: string): Promise<OrderResponseBody | null> {
  const response = await callPaypal({
    method: "GET",
    path: `/v2/checkout/orders/${encodeURIComponent(id)}`,
  });
  if (response.status === 404) return null;
  if (!isSuccess(response)) throw failed(`no order: ${response.status} ${issueOf(response)}`);
  return response.body as OrderResponseBody;
}

/** Issues after which the buyer may choose another way to pay. */
const declines = new Set([
  "INSTRUMENT_DECLINED",
  "PAYER_CANNOT_PAY",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "TRANSACTION_REFUSED",
]);
const notApproved = new Set(["ORDER_NOT_APPROVED", "PAYER_ACTION_REQUIRED"]);

export type CaptureResult =
  | { order: OrderResponseBody | null }
  | "declined"
  | "not_approved"
  | { problem: string };

/** Captures the payment. If `order` is null, the caller has to read the order to know the result. */
export async function captureOrder(id: string, requestId: string): Promise<CaptureResult> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
  const response = await callPaypal({ method: "POST", path, body: "{}", requestId });
  if (isSuccess(response)) return { order: response.body as OrderResponseBody };
  const issue = issueOf(response);
  if (response.status === 404 || issue === "ORDER_ALREADY_CAPTURED") return { order: null };
  if (declines.has(issue)) return "declined";
  return notApproved.has(issue) ? "not_approved" : { problem: `${response.status} ${issue}` };
}

export type RefundResult = "completed" | "pending" | { problem: string };

/**
 * Refunds all of a capture. An earlier refund of the capture counts as pending: it may not be
 * completed yet.
 */
export async function refundCapture(id: string, requestId: string): Promise<RefundResult> {
  const response = await postRefund(id, requestId, {});
  if (isSuccess(response)) {
    const { status } = response.body as { status?: string };
    if (status === "COMPLETED") return "completed";
    return status === "PENDING" ? "pending" : { problem: `refund ${status}` };
  }
  const issue = issueOf(response);
  return issue === "CAPTURE_FULLY_REFUNDED"
    ? "pending"
    : { problem: `${response.status} ${issue}` };
}

interface RefundRequest {
  captureId: string;
  requestId: string;
  amountCents: number;
  currency: string;
  /** Our name of the refund, by which it is found again in PayPal's order. */
  customId: string;
}

const inProgress = "PREVIOUS_REQUEST_IN_PROGRESS";

/** Refunds a part of a capture; the same request id returns the same refund. */
export async function createRefund({
  captureId,
  requestId,
  amountCents,
  currency,
  customId,
}: RefundRequest): Promise<PaypalRefund | { problem: string }> {
  const response = await postRefund(captureId, requestId, {
    amount: { currency_code: currency, value: formatDecimal(amountCents, currency) },
    custom_id: customId,
  });
  if (!isSuccess(response)) {
    const problem = `${response.status} ${issueOf(response)}`;
    // PayPal still processes the first call with this request id: money may move.
    if (response.status === 409 || issueOf(response) === inProgress) throw failed(problem);
    return { problem };
  }
  const refund = readRefund(response.body as Refund);
  if (!refund) throw failed("a refund without its id");
  return refund;
}

/**
 * One refund or reversal of a capture by its ID, also one that the order does not list; null if
 * PayPal knows none, or if it is one of another capture.
 */
export async function getRefundAtPaypal(
  id: string,
  captureId: string,
): Promise<PaypalRefund | null> {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  const response = await callPaypal({ method: "GET", path });
  if (response.status === 404) return null;
  if (!isSuccess(response)) throw failed(`no refund: ${response.status} ${issueOf(response)}`);
  const refund = response.body as Refund;
  const up = refund.links?.find(({ rel }) => rel === "up")?.href ?? "";
  return up.endsWith(`/captures/${captureId}`) ? readRefund(refund) : null;
}

/** A dispute as PayPal has it now; null if PayPal knows none. */
export async function getDispute(id: string): Promise<Dispute | null> {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
  const response = await callPaypal({ method: "GET", path });
  if (response.status === 404) return null;
  if (!isSuccess(response)) throw failed(`no dispute: ${response.status} ${issueOf(response)}`);
  return disputeSchema.parse(response.body);
}

const postRefund = (captureId: string, requestId: string, body: object) =>
  callPaypal({
    method: "POST",
    path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
    body: JSON.stringify(body),
    requestId,
  });

/** Verifies a webhook event's signature with PayPal. */
export async function isFromPaypal(
  signature: WebhookSignature,
  rawEvent: string,
): Promise<boolean> {
  const claims = JSON.stringify({ webhook_id: env("paypal").PAYPAL_WEBHOOK_ID, ...signature });
  // The raw event: after parsing and serializing, it might no longer match its signature.
  const body = `${claims.slice(0, -1)},"webhook_event":${rawEvent}}`;
  const response = await callPaypal({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    body,
  });
  return (response.body as { verification_status?: string }).verification_status === "SUCCESS";
}
