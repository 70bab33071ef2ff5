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
 * All refunds of an order's capture. If PayPal reports a capture as refunded without listing
 * refunds, as after a dispute, it counts as one refund of the whole capture.
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
