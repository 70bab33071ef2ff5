import type { OrderResponseBody } from "@paypal/paypal-js";
import { dollarsToCents } from "@/lib/money";
import { centsIn } from "./paypal-money";

type Payments = NonNullable<NonNullable<OrderResponseBody["purchase_units"]>[number]["payments"]>;

export type Refund = NonNullable<Payments["refunds"]>[number];

/** A refund as PayPal reports it. */
export interface PaypalRefund {
  id: string;
  /** Our name of it; PayPal's own pages give none of ours. */
  customId: string;
  amountCents: number;
  /** What PayPal returns of its fee, below zero if it keeps more; null where it does not say so. */
  feeCents: number | null;
  status: "pending" | "completed" | "failed";
}

/** Null for one without an id. */
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
 * All refunds of an order's capture. A capture that PayPal calls refunded without saying by what, as after a
 * dispute, is one refund of all of it.
 */
export function listPaypalRefunds(order: OrderResponseBody | null): PaypalRefund[] {
  const { captures = [], refunds = [] } = order?.purchase_units?.[0]?.payments ?? {};
  const listed = refunds.flatMap((it) => readRefund(it) ?? []);
  const capture = captures.find(({ status }) => status === "REFUNDED");
  if (!capture?.id || listed.some(({ status }) => status !== "failed")) return listed;
  const amountCents = dollarsToCents.decode(Number(capture.amount?.value ?? 0));
  const whole = { id: capture.id, customId: "", amountCents, feeCents: null };
  return [...listed, { ...whole, status: "completed" }];
}
