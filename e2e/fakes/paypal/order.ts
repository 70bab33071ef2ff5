import { amountsIn, formatDecimal } from "../../../lib/amounts";
import { invalid, unprocessable } from "./paypal-error";

export interface Money {
  currency_code: string;
  value: string;
}

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  custom_id?: string;
  invoice_id?: string;
  description?: string;
  items?: { name: string; quantity: string; unit_amount: Money }[];
}

export interface Capture {
  id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "PARTIALLY_REFUNDED" | "REFUNDED";
  reason?: string;
  /** What PayPal keeps of it. */
  feeCents: number;
  at: string;
}

export interface Refund {
  id: string;
  captureId: string;
  status: "COMPLETED" | "PENDING" | "FAILED";
  amount: Money;
  /** What PayPal returned of the capture's fee. */
  feeCents: number;
  /** Absent if it was made on PayPal's own pages. */
  customId?: string;
  at: string;
}

/** What a capture from the buyer's account results in. */
export type Funding = "good" | "declined" | "pending";

export interface PaypalDispute {
  id: string;
  amount: Money;
  status: string;
  outcome?: { code: string; refunded: Money };
}

export interface PaypalOrder {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  unit: PurchaseUnit;
  returnUrl: string;
  cancelUrl: string;
  funding: Funding;
  captures: Capture[];
  refunds: Refund[];
  /** Reversals that PayPal tells by their ID only. */
  unlisted: Refund[];
  dispute: PaypalDispute | null;
  /** The country of the payer's account; null for a payer who has none. */
  payerCountry: string | null;
  /** Refunds through the API stay pending, as those to an eCheck do. */
  hasSlowRefunds: boolean;
  /** Refunds return their share of the fee, as they do in some countries. */
  returnsFees: boolean;
  /** The issue with which PayPal refuses refunds through the API; null if it makes them. */
  refundIssue: string | null;
  createdAt: string;
  updatedAt: string;
  /** An order that was not captured by then is no longer found. */
  expiresAt: number;
}

interface CreateBody {
  intent?: string;
  purchase_units?: Partial<PurchaseUnit>[];
  payment_source?: { paypal?: { experience_context?: Record<string, string | undefined> } };
}

/** 3.49 % and a fixed amount, and never more than there is. */
export const feeOf = (cents: number) => Math.min(cents, Math.round(cents * 0.0349) + 49);

export const centsOf = ({ value, currency_code }: Money) =>
  Math.round(amountsIn(currency_code).decode(Number(value)));

/** With two decimals, or none where PayPal takes none. */
const isAmount = ({ value, currency_code }: Money) =>
  /^\d{1,9}(\.\d{2})?$/.test(value) &&
  value === formatDecimal(centsOf({ value, currency_code }), currency_code);

/** Parses the body of a refund; all that is left, if it names no amount. */
export function parseRefund(text: string): { amount?: Money; customId?: string } {
  const { amount, custom_id } = JSON.parse(text || "{}") as { amount?: Money; custom_id?: string };
  if (amount && !isAmount(amount)) {
    throw invalid(
      "INVALID_PARAMETER_SYNTAX",
      "The amount does not conform to the expected syntax.",
    );
  }
  return { ...(amount ? { amount } : {}), ...(custom_id ? { customId: custom_id } : {}) };
}

/** Parses the body of `POST /v2/checkout/orders` with the validation of PayPal. */
export function parseOrder(text: string) {
  const body = parse(text);
  if (body.intent !== "CAPTURE") {
    throw invalid("INVALID_PARAMETER_VALUE", "The value of a field is invalid: /intent");
  }
  const [unit, ...others] = body.purchase_units ?? [];
  if (!unit?.amount || others.length > 0) {
    throw invalid("MISSING_REQUIRED_PARAMETER", "A required field is missing: /purchase_units");
  }
  if (!isAmount(unit.amount)) {
    throw invalid(
      "INVALID_PARAMETER_SYNTAX",
      "The amount does not conform to the expected syntax.",
    );
  }
  if (centsOf(unit.amount) === 0) {
    throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero.");
  }
  checkItems(unit);
  const { return_url, cancel_url } = body.payment_source?.paypal?.experience_context ?? {};
  if (!return_url || !cancel_url) {
    throw invalid("MISSING_REQUIRED_PARAMETER", "A required field is missing: /return_url");
  }
  return {
    unit: { reference_id: "default", ...unit, amount: unit.amount },
    returnUrl: return_url,
    cancelUrl: cancel_url,
  };
}

function parse(text: string): CreateBody {
  try {
    return JSON.parse(text) as CreateBody;
  } catch {
    throw invalid("MALFORMED_REQUEST_JSON", "The request JSON is not well formed.");
  }
}

function checkItems({ items, amount }: Partial<PurchaseUnit>) {
  const { breakdown = {} } = amount ?? {};
  const parts = Object.values(breakdown).reduce((sum, part) => sum + centsOf(part), 0);
  if (amount?.breakdown && parts !== centsOf(amount)) {
    throw unprocessable("AMOUNT_MISMATCH", "Should equal the sum of its breakdown.");
  }
  if (!items) return;
  const total = items.reduce(
    (sum, item) => sum + centsOf(item.unit_amount) * Number(item.quantity),
    0,
  );
  if (!breakdown.item_total || total !== centsOf(breakdown.item_total)) {
    throw unprocessable("ITEM_TOTAL_MISMATCH", "Should equal the sum of the items.");
  }
}
