import { randomBytes, randomInt } from "node:crypto";
import { formatDecimal } from "../../../lib/amounts";
import type { FakeClock } from "./clock";
import type { Ledger, LedgerEntry } from "./ledger";
import {
  type Capture,
  centsOf,
  type Funding,
  feeOf,
  type PaypalDispute,
  type PaypalOrder,
  parseOrder,
  type parseRefund,
  type Refund,
} from "./order";
import { unknownResource, unprocessable } from "./paypal-error";

const approvalLifetimeMs = 3 * 60 * 60 * 1000;

const idAlphabet = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newId = () =>
  Array.from({ length: 17 }, () => idAlphabet[randomInt(idAlphabet.length)]).join("");

type RefundRequest = ReturnType<typeof parseRefund>;

const refundable = ["COMPLETED", "PARTIALLY_REFUNDED"] as const;

const sumOf = ({ refunds }: PaypalOrder, statuses: Refund["status"][]) =>
  refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

export type OrderEvent =
  | "approved"
  | "completed"
  | "pending"
  | "denied"
  | "refunded"
  | "reversed"
  | "disputed"
  | "dispute-resolved";

export interface Reversal {
  value?: string;
  isKnown?: boolean;
  eventValue?: string;
}

export interface DisputeChange {
  eventValue?: string;
  /** What the buyer got back: the dispute is then resolved. */
  refunded?: string;
}

/** All orders. Every capture and refund is appended to the ledger in the same step. */
export class PaypalOrders {
  readonly #orders = new Map<string, PaypalOrder>();
  /** PayPal refuses a second capture for the same invoice number. */
  readonly #paidInvoices = new Set<string>();
  #nextDispute = 27_803;

  constructor(
    readonly clock: FakeClock,
    readonly ledger: Ledger,
    readonly emit: (event: OrderEvent, order: PaypalOrder, refund?: Refund) => void,
  ) {}

  list = () => [...this.#orders.values()];

  find(id: string): PaypalOrder {
    const order = this.#orders.get(id);
    if (!order) throw unknownResource();
    if (order.status !== "COMPLETED" && order.expiresAt < this.clock.now()) throw unknownResource();
    return order;
  }

  create(body: string): PaypalOrder {
    const now = this.clock.iso();
    const order: PaypalOrder = {
      ...parseOrder(body),
      id: newId(),
      status: "PAYER_ACTION_REQUIRED",
      funding: "good",
      captures: [],
      refunds: [],
      unlisted: [],
      dispute: null,
      payerCountry: null,
      hasSlowRefunds: false,
      returnsFees: false,
      refundIssue: null,
      createdAt: now,
      updatedAt: now,
      expiresAt: this.clock.now() + approvalLifetimeMs,
    };
    this.#orders.set(order.id, order);
    return order;
  }

  approve(id: string, funding: Funding): PaypalOrder {
    const order = this.find(id);
    if (order.status === "COMPLETED") throw alreadyCaptured();
    order.status = "APPROVED";
    order.funding = funding;
    order.expiresAt = this.clock.now() + approvalLifetimeMs;
    order.updatedAt = this.clock.iso();
    this.emit("approved", order);
    return order;
  }

  capture(id: string, approvalUrl: string): PaypalOrder {
    const order = this.find(id);
    const { invoice_id: invoiceId } = order.unit;
    if (order.status === "COMPLETED") throw alreadyCaptured();
    if (order.status !== "APPROVED") {
      throw unprocessable(
        "ORDER_NOT_APPROVED",
        "Payer has not yet approved the Order for payment.",
      );
    }
    if (order.funding === "declined") throw declined(approvalUrl);
    if (invoiceId && this.#paidInvoices.has(invoiceId)) {
      throw unprocessable("DUPLICATE_INVOICE_ID", "Duplicate Invoice ID detected.");
    }
    if (invoiceId) this.#paidInvoices.add(invoiceId);
    const isPending = order.funding === "pending";
    const capture: Capture = {
      id: newId(),
      status: isPending ? "PENDING" : "COMPLETED",
      ...(isPending ? { reason: "PENDING_REVIEW" } : {}),
      feeCents: feeOf(centsOf(order.unit.amount)),
      at: this.clock.iso(),
    };
    order.status = "COMPLETED";
    order.captures.push(capture);
    this.#recordInLedger(isPending ? "pending" : "captured", order, capture);
    this.emit(isPending ? "pending" : "completed", order);
    return order;
  }

  /** Ends the review of a pending capture. */
  endReview(id: string, isAccepted: boolean): PaypalOrder {
    const order = this.find(id);
    const capture = this.#captureOf(order, "PENDING");
    delete capture.reason;
    capture.status = isAccepted ? "COMPLETED" : "DECLINED";
    this.#recordInLedger(isAccepted ? "released" : "denied", order, capture);
    this.emit(isAccepted ? "completed" : "denied", order);
    return order;
  }

  /** A refund made by the merchant on PayPal's own pages: of all that is left, or of a part of it. */
  refund(id: string, value?: string): PaypalOrder {
    const order = this.find(id);
    const amount = value ? { amount: { ...order.unit.amount, value } } : {};
    this.#completeRefund(order, this.#startRefund(order, amount));
    return order;
  }

  /**
   * PayPal takes money back for the buyer, as after a dispute, and lists no refund. It tells one by
   * its ID if `isKnown`; the event may name another amount.
   */
  reverse(id: string, { value, isKnown = false, eventValue }: Reversal = {}): PaypalOrder {
    const order = this.find(id);
    const amountOf = (it: string) => ({ ...order.unit.amount, value: it });
    const reversal = this.#startRefund(order, value ? { amount: amountOf(value) } : {});
    const told = eventValue ? { amount: amountOf(eventValue) } : {};
    this.#completeRefund(order, reversal, "reversed", told);
    order.refunds = order.refunds.filter((it) => it !== reversal);
    if (isKnown) order.unlisted.push(reversal);
    return order;
  }

  /** Opens a dispute, or changes it; the event may name another amount. */
  dispute(id: string, { eventValue, refunded }: DisputeChange = {}): PaypalOrder {
    const order = this.find(id);
    const { amount } = order.unit;
    const disputeId = order.dispute?.id ?? `PP-D-${this.#nextDispute++}`;
    const dispute: PaypalDispute = { id: disputeId, amount, status: "OPEN" };
    if (refunded) {
      dispute.status = "RESOLVED";
      dispute.outcome = {
        code: "RESOLVED_BUYER_FAVOUR",
        refunded: { ...amount, value: refunded },
      };
    }
    const told = eventValue ? { amount: { ...amount, value: eventValue } } : {};
    order.dispute = { ...dispute, ...told };
    this.emit(refunded ? "dispute-resolved" : "disputed", order);
    order.dispute = dispute;
    return order;
  }

  findDispute(id: string): PaypalOrder {
    const order = this.list().find(({ dispute }) => dispute?.id === id);
    if (!order) throw unknownResource();
    return order;
  }

  findRefund(id: string): { order: PaypalOrder; refund: Refund } {
    for (const order of this.list()) {
      const refund = [...order.refunds, ...order.unlisted].find((it) => it.id === id);
      if (refund) return { order, refund };
    }
    throw unknownResource();
  }

  /** A refund through the API. */
  refundCapture(captureId: string, request: RefundRequest): { order: PaypalOrder; refund: Refund } {
    const order = this.list().find(({ captures }) => captures.some(({ id }) => id === captureId));
    if (!order) throw unknownResource();
    if (order.refundIssue) throw unprocessable(order.refundIssue, "The refund was refused.");
    const refund = this.#startRefund(order, request);
    if (!order.hasSlowRefunds) this.#completeRefund(order, refund);
    return { order, refund };
  }

  payFrom(id: string, payerCountry: string): PaypalOrder {
    return Object.assign(this.find(id), { payerCountry });
  }

  slowRefunds(id: string): PaypalOrder {
    return Object.assign(this.find(id), { hasSlowRefunds: true });
  }

  returnFees(id: string): PaypalOrder {
    return Object.assign(this.find(id), { returnsFees: true });
  }

  refuseRefunds(id: string, refundIssue: string | null): PaypalOrder {
    return Object.assign(this.find(id), { refundIssue });
  }

  /** Ends the oldest pending refund. */
  endRefund(id: string, isCompleted: boolean): PaypalOrder {
    const order = this.find(id);
    const refund = order.refunds.find(({ status }) => status === "PENDING");
    if (!refund) throw unprocessable("INVALID_RESOURCE_STATE", "There is no pending refund.");
    if (isCompleted) this.#completeRefund(order, refund);
    else refund.status = "FAILED";
    return order;
  }

  #startRefund(order: PaypalOrder, { amount, customId }: RefundRequest): Refund {
    const left = centsOf(order.unit.amount) - sumOf(order, ["PENDING", "COMPLETED"]);
    if (left === 0) {
      throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
    }
    const { id: captureId } = this.#captureOf(order, ...refundable);
    if (amount && centsOf(amount) > left) {
      throw unprocessable(
        "REFUND_AMOUNT_EXCEEDED",
        "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
      );
    }
    const { currency_code } = order.unit.amount;
    const refund: Refund = {
      id: newId(),
      captureId,
      status: "PENDING",
      amount: amount ?? { currency_code, value: formatDecimal(left, currency_code) },
      feeCents: 0,
      ...(customId ? { customId } : {}),
      at: this.clock.iso(),
    };
    order.refunds.push(refund);
    return refund;
  }

  #completeRefund(
    order: PaypalOrder,
    refund: Refund,
    event: OrderEvent = "refunded",
    told: Partial<Refund> = {},
  ) {
    const capture = this.#captureOf(order, ...refundable);
    refund.status = "COMPLETED";
    const share = centsOf(refund.amount) / centsOf(order.unit.amount);
    refund.feeCents = order.returnsFees ? Math.round(capture.feeCents * share) : 0;
    const isWhole = sumOf(order, ["COMPLETED"]) === centsOf(order.unit.amount);
    capture.status = isWhole ? "REFUNDED" : "PARTIALLY_REFUNDED";
    const returned = { id: capture.id, feeCents: -refund.feeCents };
    this.#recordInLedger("refunded", order, returned, centsOf(refund.amount));
    this.emit(event, order, { ...refund, ...told });
  }

  /** Changes an order so that it no longer matches what the shop requested. */
  tamper(id: string, change: Partial<PaypalOrder["unit"]>): PaypalOrder {
    const order = this.find(id);
    Object.assign(order.unit, change);
    return order;
  }

  #captureOf(order: PaypalOrder, ...statuses: Capture["status"][]): Capture {
    const capture = order.captures.find(({ status }) => statuses.includes(status));
    if (!capture) throw unprocessable("INVALID_RESOURCE_STATE", `There is no ${statuses} capture.`);
    return capture;
  }

  #recordInLedger(
    kind: LedgerEntry["kind"],
    { id: orderId, unit }: PaypalOrder,
    { id: captureId, feeCents }: Pick<Capture, "id" | "feeCents">,
    cents = centsOf(unit.amount),
  ) {
    this.ledger.append({
      at: this.clock.iso(),
      kind,
      orderId,
      captureId,
      cents,
      feeCents: ["captured", "released", "refunded"].includes(kind) ? feeCents : 0,
      currency: unit.amount.currency_code,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
    });
  }
}

const alreadyCaptured = () =>
  unprocessable(
    "ORDER_ALREADY_CAPTURED",
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  );

const declined = (href: string) =>
  unprocessable(
    "INSTRUMENT_DECLINED",
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
    [{ href, rel: "redirect", method: "GET" }],
  );

export const newPayerId = () => randomBytes(7).toString("hex").toUpperCase().slice(0, 13);
