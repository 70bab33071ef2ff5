import type { OrderResponseBody } from "@paypal/paypal-js";
import { dollarsToCents } from "@/lib/money";
import type { PaymentState } from "./statuses";

/** Where each state may lead. A payment that has nowhere to go is settled for good. */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  creating: ["awaiting_payer", "cancelled", "expired"],
  awaiting_payer: ["capturing", "cancelled", "expired", "needs_attention"],
  capturing: [
    "captured",
    "pending_review",
    "awaiting_payer",
    "failed",
    "expired",
    "needs_attention",
  ],
  pending_review: ["captured", "failed", "refunded", "needs_attention"],
  captured: ["refunded"],
  failed: [],
  cancelled: [],
  expired: [],
  needs_attention: [],
  refunded: [],
};

export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  transitions[from].includes(to);

/** What we asked PayPal for. */
export interface ExpectedOrder {
  orderId: string;
  amountCents: number;
  currency: string;
  /** Both PayPal's custom id and its invoice id. */
  invoiceId: number;
}

/** The number of an invoice as PayPal keeps it. */
export const paypalInvoiceId = (invoiceId: number) => `PRESETRY-${invoiceId}`;

/** What PayPal says of an order, in the words of the shop. */
export type Classification =
  | { kind: "waiting" }
  | { kind: "approved" }
  | { kind: "paid"; captureId: string }
  | { kind: "in_review"; captureId: string; reason: string }
  | { kind: "refused" }
  | { kind: "refunded"; captureId: string }
  | { kind: "gone" }
  | { kind: "mismatch"; reason: string };

/** Judges an order as PayPal tells it now; null when PayPal knows none. */
export function classifyOrder(
  order: OrderResponseBody | null,
  expected: ExpectedOrder,
): Classification {
  if (!order || order.status === "VOIDED") return { kind: "gone" };
  const reason = findMismatch(order, expected);
  if (reason) return { kind: "mismatch", reason };
  const captures = order.purchase_units?.[0]?.payments?.captures ?? [];
  // At most one of them took money: what it says counts more than a refusal before it.
  const capture = captures.find(({ status }) => !isRefusal(status)) ?? captures[0];
  if (!capture) {
    if (order.status === "COMPLETED") return { kind: "mismatch", reason: "completed, no capture" };
    return { kind: order.status === "APPROVED" ? "approved" : "waiting" };
  }
  if (!isSameMoney(capture.amount, expected)) {
    return { kind: "mismatch", reason: "the captured amount is another" };
  }
  return classifyCapture(capture.status, capture.id ?? "", capture.status_details?.reason ?? "");
}

const isRefusal = (status: string | undefined) => status === "DECLINED" || status === "FAILED";

function classifyCapture(
  status: string | undefined,
  captureId: string,
  reason: string,
): Classification {
  if (isRefusal(status)) return { kind: "refused" };
  if (status === "PENDING") return { kind: "in_review", captureId, reason };
  if (status === "REFUNDED") return { kind: "refunded", captureId };
  if (status === "COMPLETED" || status === "PARTIALLY_REFUNDED") return { kind: "paid", captureId };
  return { kind: "mismatch", reason: `unknown capture status ${status}` };
}

interface Money {
  currency_code?: string;
  value?: string;
}

const isSameMoney = (money: Money | undefined, { amountCents, currency }: ExpectedOrder) =>
  money?.currency_code === currency && dollarsToCents.decode(Number(money.value)) === amountCents;

/** What differs from what we asked for; null when nothing does. */
function findMismatch(order: OrderResponseBody, expected: ExpectedOrder): string | null {
  const [unit, ...others] = order.purchase_units ?? [];
  const name = paypalInvoiceId(expected.invoiceId);
  if (order.id !== expected.orderId) return "another order";
  if (order.intent !== "CAPTURE") return "another intent";
  if (!unit || others.length > 0) return "not one purchase unit";
  if (!isSameMoney(unit.amount, expected)) return "another amount or currency";
  if (unit.custom_id !== name || unit.invoice_id !== name) return "another invoice";
  return null;
}

const minute = 60_000;
const maxWait = { pending_review: 6 * 60 * minute, others: 30 * minute };

/** When the sweeper looks again, each time later. */
export function nextCheck(state: PaymentState, checks: number, now: Date): Date {
  const most = state === "pending_review" ? maxWait.pending_review : maxWait.others;
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.min(checks, 20), most));
}

/** Milliseconds. PayPal forgets a request's id after six hours: the same order could come twice. */
export const requestIdLifetime = 6 * 60 * minute;

/** PayPal's API and its script live beside each other: `api-m` here, `www` there. */
export const sdkAddress = (apiUrl: string): string =>
  new URL("/sdk/js", apiUrl.replace("//api-m.", "//www.")).href;

/** PayPal's name of an order, as it stands in the address where its buyer approves it. */
export function orderIdIn(approvalUrl: string): string {
  const address = URL.canParse(approvalUrl) ? new URL(approvalUrl) : null;
  const orderId = address?.searchParams.get("token");
  if (!orderId) throw new Error("PayPal's page could not be opened.");
  return orderId;
}
