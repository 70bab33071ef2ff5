import type { OrderResponseBody } from "@paypal/paypal-js";
import { openStates, type PaymentState } from "@/db/words/payments";
import { backoff } from "@/lib/backoff";
import { centsIn, type Money } from "./paypal-money";

/** Allowed transitions of each state. Only a decision of staff leads out of `needs_attention`. */
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
  needs_attention: [
    "awaiting_payer",
    "capturing",
    "captured",
    "pending_review",
    "failed",
    "cancelled",
    "expired",
    "refund_pending",
    "refunded",
  ],
  refund_pending: ["refunded", "needs_attention"],
  refunded: [],
};

export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  transitions[from].includes(to);

export const isOpen = (state: PaymentState): boolean =>
  (openStates as readonly PaymentState[]).includes(state);

/** The order that we created at PayPal. */
export interface ExpectedOrder {
  orderId: string;
  amountCents: number;
  currency: string;
  invoiceId: number;
  /** The payment's idempotency key, a random UUID. */
  requestId: string;
}

/**
 * An order's custom id and invoice id at PayPal, which takes money once for each. The number alone is used
 * again by other installations on the same PayPal account, and by a shop that was set up anew.
 */
export const paypalInvoiceId = ({
  invoiceId,
  requestId,
}: Pick<ExpectedOrder, "invoiceId" | "requestId">) =>
  `${oldPaypalInvoiceId(invoiceId)}-${requestId.slice(0, 8)}`;

/** What the ids were until the payment's key became a part of them. */
const oldPaypalInvoiceId = (invoiceId: number) => `PRESETRY-${invoiceId}`;

/** The state of a PayPal order, in the shop's terms. */
export type Classification =
  | { kind: "waiting" }
  | { kind: "approved" }
  | {
      kind: "paid";
      captureId: string;
      feeCents: number | null;
      /** ISO 3166-1 alpha-2; null if PayPal did not say it. */
      payerCountry: string | null;
      isRefundedInPart: boolean;
    }
  | { kind: "in_review"; captureId: string; reason: string }
  | { kind: "refused" }
  | { kind: "refund_pending"; captureId: string }
  | { kind: "refunded"; captureId: string }
  | { kind: "gone" }
  | { kind: "mismatch"; reason: string };

/**
 * Classifies an order's current state; null stands for an order that PayPal does not know. Once
 * staff have accepted an order that differs from the requested one, only the amount has to match.
 */
export function classifyOrder(
  order: OrderResponseBody | null,
  expected: ExpectedOrder,
  isAccepted = false,
): Classification {
  if (!order || order.status === "VOIDED") return { kind: "gone" };
  const reason = isAccepted ? findAmountMismatch(order, expected) : findMismatch(order, expected);
  if (reason) return { kind: "mismatch", reason };
  const captures = order.purchase_units?.[0]?.payments?.captures ?? [];
  // At most one capture took money: it takes precedence over refused ones.
  const capture = captures.find(({ status }) => !isRefusal(status)) ?? captures[0];
  if (!capture) {
    if (order.status === "COMPLETED") return { kind: "mismatch", reason: "completed, no capture" };
    return { kind: order.status === "APPROVED" ? "approved" : "waiting" };
  }
  if (!isSameMoney(capture.amount, expected)) {
    return { kind: "mismatch", reason: "the captured amount is another" };
  }
  if (capture.status === "REFUNDED" && classifyRefund(order) === "pending") {
    return { kind: "refund_pending", captureId: capture.id ?? "" };
  }
  const classification = classifyCapture(capture, expected.currency);
  return classification.kind === "paid"
    ? { ...classification, payerCountry: payerCountryOf(order) }
    : classification;
}

export type RefundState = "none" | "pending" | "completed" | "failed";

/** The progress of PayPal in refunding an order. */
export function classifyRefund(order: OrderResponseBody | null): RefundState {
  const { captures = [], refunds = [] } = order?.purchase_units?.[0]?.payments ?? {};
  // While a refund is pending, its capture may be reported as refunded already.
  if (refunds.some(({ status }) => status === "PENDING")) return "pending";
  if (captures.some(({ status }) => status === "REFUNDED")) return "completed";
  return refunds.length > 0 ? "failed" : "none";
}

const isRefusal = (status: string | undefined) => status === "DECLINED" || status === "FAILED";

type Capture = NonNullable<
  NonNullable<NonNullable<OrderResponseBody["purchase_units"]>[number]["payments"]>["captures"]
>[number];

function classifyCapture(capture: Capture, currency: string): Classification {
  const { status, id: captureId = "", status_details } = capture;
  if (isRefusal(status)) return { kind: "refused" };
  if (status === "PENDING") {
    return { kind: "in_review", captureId, reason: status_details?.reason ?? "" };
  }
  if (status === "REFUNDED") return { kind: "refunded", captureId };
  if (status === "COMPLETED" || status === "PARTIALLY_REFUNDED") {
    const isRefundedInPart = status === "PARTIALLY_REFUNDED";
    return {
      kind: "paid",
      captureId,
      feeCents: feeOf(capture, currency),
      payerCountry: null,
      isRefundedInPart,
    };
  }
  return { kind: "mismatch", reason: `unknown capture status ${status}` };
}

/** The country of the payer's account at PayPal. */
function payerCountryOf({ payer, payment_source }: OrderResponseBody): string | null {
  const address = payment_source?.paypal?.address ?? payer?.address;
  const country = address?.country_code ?? "";
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/**
 * PayPal's fee for a capture; null where PayPal did not report it, or reported it in another
 * currency.
 */
function feeOf({ seller_receivable_breakdown }: Capture, currency: string): number | null {
  const cents = centsIn(currency, seller_receivable_breakdown?.paypal_fee);
  return cents !== null && cents < 0 ? null : cents;
}

const isSameMoney = (money: Money | undefined, { amountCents, currency }: ExpectedOrder) =>
  centsIn(currency, money) === amountCents;

/** The one difference that staff cannot accept: an amount that is not the price. */
function findAmountMismatch(order: OrderResponseBody, expected: ExpectedOrder): string | null {
  const [unit, ...others] = order.purchase_units ?? [];
  if (!unit || others.length > 0) return "not one purchase unit";
  return isSameMoney(unit.amount, expected) ? null : "another amount or currency";
}

/** The difference between the order and the one we created; null if there is none. */
function findMismatch(order: OrderResponseBody, expected: ExpectedOrder): string | null {
  const [unit] = order.purchase_units ?? [];
  const names = [paypalInvoiceId(expected), oldPaypalInvoiceId(expected.invoiceId)];
  const isOurs = (id: string | undefined) => id !== undefined && names.includes(id);
  if (order.id !== expected.orderId) return "another order";
  if (order.intent !== "CAPTURE") return "another intent";
  const amountMismatch = findAmountMismatch(order, expected);
  if (amountMismatch) return amountMismatch;
  if (!isOurs(unit?.custom_id) || !isOurs(unit?.invoice_id)) return "another invoice";
  return null;
}

const minute = 60;
/** PayPal's reviews and refunds take days. */
const longestPause = { atPaypal: 6 * 60 * minute, others: 30 * minute };
const isAtPaypal = (state: PaymentState) =>
  state === "pending_review" || state === "refund_pending";

/** Seconds from the transition to an open state until the payment is checked for the first time. */
export const firstCheckSeconds = minute;

/** Seconds until the next check, with exponential backoff. */
export const nextCheckSeconds = (state: PaymentState, checks: number): number =>
  backoff(checks + 1, {
    first: firstCheckSeconds,
    longest: isAtPaypal(state) ? longestPause.atPaypal : longestPause.others,
  });

/**
 * How long and how often PayPal is asked again about captured money: the webhook event about a
 * refund or a dispute may have been lost. Buyers can open a dispute for 180 days.
 */
export const capturedChecks = {
  days: 180,
  oftenDays: 30,
  everyDays: 1,
  laterEveryDays: 7,
} as const;

/** PayPal forgets a request id after six hours; a repetition would then create another order. */
export const requestIdLifetimeMs = 6 * 60 * 60_000;

/** URL of PayPal's JavaScript SDK for an API host: `www` in place of `api-m`. */
export const sdkUrl = (apiUrl: string): string =>
  new URL("/sdk/js", apiUrl.replace("//api-m.", "//www.")).href;

/** The PayPal order id in an approval URL. */
export function orderIdIn(approvalUrl: string): string {
  const url = URL.canParse(approvalUrl) ? new URL(approvalUrl) : null;
  const orderId = url?.searchParams.get("token");
  if (!orderId) throw new Error("PayPal's page could not be opened.");
  return orderId;
}
