import type { OrderResponseBody } from "@paypal/paypal-js";
import { dollarsToCents } from "@/lib/money";
import { centsIn } from "./paypal-money";

type Payments = NonNullable<NonNullable<OrderResponseBody["purchase_units"]>[number]["payments"]>;

export type Refund = NonNullable<Payments["refunds"]>[number];

/** A refund as PayPal reports it. */
export interface PaypalRefund {
  id: string;
  /** Our name of the refund; a refund made on PayPal's own pages has none. */
  customId: string;
  amountCents: number;
  /**
   * The part of its fee that PayPal returns, negative if PayPal charges more; null where PayPal did
   * not report it.
   */
  feeCents: number | null;
  status: "pending" | "completed" | "failed";
}

/** Null for a refund without an id. */
export function readRefund(refund: Refund): PaypalRefund | null {
  const { id, custom_id, amount, status, seller_payable_breakdown } = refund;
  if (!id) return null;
  return {
    id,
    customId: custom_id ?? "",
    amountCents: dollarsToCents.decode(Number(amount?.value ?? 0)),
    feeCents: centsIn(amount?.currency_code, seller_payable_breakdown?.paypal_fee),
    status: statuses[status ?? "PENDING"] ?? "pending",
  };
}

const statuses: Record<string, PaypalRefund["status"]> = {
  PENDING: "pending",
  COMPLETED: "completed",
  FAILED: "failed",
  CANCELLED: "failed",
};

/**
 * All refunds of an order's capture. If PayPal reports a capture as refunded and lists less, as
 * after a dispute, the rest counts as one refund.
 */
export function listPaypalRefunds(order: OrderResponseBody | null): PaypalRefund[] {
  const { captures = [], refunds = [] } = order?.purchase_units?.[0]?.payments ?? {};
  const listed = refunds.flatMap((it) => readRefund(it) ?? []);
  const capture = captures.find(({ status }) => status === "REFUNDED");
  if (!capture?.id) return listed;
  const amountCents = listed
    .filter(({ status }) => status !== "failed")
    .reduce(
      (left, refund) => left - refund.amountCents,
      dollarsToCents.decode(Number(capture.amount?.value ?? 0)),
    );
  if (amountCents <= 0) return listed;
  const { id } = capture;
  return [...listed, { id, customId: "", amountCents, feeCents: null, status: "completed" }];
}

/** Money that went back to the buyer, as a webhook event reports it. */
export interface ReturnedMoney {
  /** Of the refund or the reversal. */
  id: string;
  amount: string;
}

/**
 * Why money went back that is not among the refunds of PayPal's order, so that its amount is not
 * certain; null if everything is listed.
 */
export function findUnlisted(
  order: OrderResponseBody | null,
  returned?: ReturnedMoney,
): string | null {
  const { captures = [] } = order?.purchase_units?.[0]?.payments ?? {};
  const listed = listPaypalRefunds(order);
  if (captures.some(({ status }) => status === "REFUNDED")) return null;
  if (returned) {
    if (listed.some(({ id }) => id === returned.id)) return null;
    return `it returned ${returned.amount} (${returned.id}), and lists no such refund`;
  }
  const isInPart = captures.some(({ status }) => status === "PARTIALLY_REFUNDED");
  if (!isInPart || listed.some(({ status }) => status === "completed")) return null;
  return "it returned a part of the money, and lists no refund";
}
