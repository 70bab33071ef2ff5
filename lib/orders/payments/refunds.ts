import type { OrderResponseBody } from "@paypal/paypal-js";
import { formatDecimal } from "@/lib/amounts";
import { centsIn } from "./paypal-money";

type Payments = NonNullable<NonNullable<OrderResponseBody["purchase_units"]>[number]["payments"]>;

export type Refund = NonNullable<Payments["refunds"]>[number];

/** A refund as PayPal reports it. */
export interface PaypalRefund {
  id: string;
  /** Our name of the refund; a refund made on PayPal's own pages has none. */
  customId: string;
  amountCents: number;
  currency: string;
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
    amountCents: centsIn(amount?.currency_code, amount) ?? 0,
    currency: amount?.currency_code ?? "",
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

/** A refund that the shop has booked, by its ID at PayPal. */
export interface BookedRefund {
  reference: string | null;
  amountCents: number;
}

/**
 * All refunds of an order's capture. If PayPal reports a capture as refunded and lists less, as
 * after a dispute, the rest counts as one refund: without what the shop has booked already of the
 * refunds that are not listed.
 */
export function listPaypalRefunds(
  order: OrderResponseBody | null,
  booked: readonly BookedRefund[] = [],
): PaypalRefund[] {
  const { captures = [], refunds = [] } = order?.purchase_units?.[0]?.payments ?? {};
  const listed = refunds.flatMap((it) => readRefund(it) ?? []);
  const capture = captures.find(({ status }) => status === "REFUNDED");
  if (!capture?.id) return listed;
  const { id, amount } = capture;
  const unlisted = booked.filter(
    ({ reference }) => reference !== id && !listed.some((it) => it.id === reference),
  );
  const amountCents = [...listed.filter(({ status }) => status !== "failed"), ...unlisted].reduce(
    (left, refund) => left - refund.amountCents,
    centsIn(amount?.currency_code, amount) ?? 0,
  );
  if (amountCents <= 0) return listed;
  const currency = amount?.currency_code ?? "";
  return [
    ...listed,
    { id, customId: "", amountCents, currency, feeCents: null, status: "completed" },
  ];
}

/** Money that went back to the buyer, as a webhook event reports it. */
export interface ReturnedMoney {
  /** Of the refund or the reversal. */
  id: string;
  amount: string;
}

const textOf = ({ amountCents, currency }: PaypalRefund) =>
  `${formatDecimal(amountCents, currency)} ${currency}`;

/** Whether two amounts such as `10 USD` and `10.00 USD` are the same. */
const isSameAmount = (event: string, refund: PaypalRefund) => {
  const [value, currency] = event.split(" ");
  return centsIn(currency, { currency_code: refund.currency, value }) === refund.amountCents;
};

interface Answer {
  order: OrderResponseBody | null;
  returned: ReturnedMoney | undefined;
  /** What PayPal says when it is asked for the refund of the event alone. */
  asked: PaypalRefund | null;
  /** Whether the shop has booked any refund of the payment. */
  isBooked: boolean;
}

/**
 * What does not add up between an event about returned money and what PayPal says on asking; null
 * if it does.
 */
export function findMismatch({ order, returned, asked, isBooked }: Answer): string | null {
  const { captures = [] } = order?.purchase_units?.[0]?.payments ?? {};
  const listed = listPaypalRefunds(order);
  const isWhole = captures.some(({ status }) => status === "REFUNDED");
  if (returned) {
    const told = listed.find(({ id }) => id === returned.id) ?? asked;
    if (told && isSameAmount(returned.amount, told)) return null;
    if (told) {
      return `its event says that it returned ${returned.amount} (${returned.id}), and on asking it says ${textOf(told)}`;
    }
    return isWhole
      ? null
      : `it returned ${returned.amount} (${returned.id}), and lists no such refund`;
  }
  const isInPart = captures.some(({ status }) => status === "PARTIALLY_REFUNDED");
  if (!isInPart || isBooked || listed.some(({ status }) => status === "completed")) return null;
  return "it returned a part of the money, and lists no refund";
}
