import { randomBytes, randomInt } from "node:crypto";
import type { FakeClock } from "./clock";
import type { Ledger, LedgerEntry } from "./ledger";
import {
  type Capture,
  centsOf,
  type Funding,
  type PaypalOrder,
  parseOrder,
  type Refund,
} from "./order";
import { unknownResource, unprocessable } from "./paypal-error";

const approvalLifetimeMs = 3 * 60 * 60 * 1000;

const idAlphabet = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newId = () =>
  Array.from({ length: 17 }, () => idAlphabet[randomInt(idAlphabet.length)]).join("");

export type OrderEvent = "approved" | "completed" | "pending" | "denied" | "refunded";

/** All orders. Every capture and refund is appended to the ledger in the same step. */
export class PaypalOrders {
  readonly #orders = new Map<string, PaypalOrder>();
  /** PayPal refuses a second capture for the same invoice number. */
  readonly #paidInvoices = new Set<string>();

  constructor(
    readonly clock: FakeClock,
    readonly ledger: Ledger,
    readonly emit: (event: OrderEvent, order: PaypalOrder) => void,
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
      hasSlowRefunds: false,
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

  /** A refund made by the merchant on PayPal's own pages. */
  refund(id: string): PaypalOrder {
    const order = this.find(id);
    this.#completeRefund(order, this.#startRefund(order));
    return order;
  }

  /** A full refund through the API. */
  refundCapture(captureId: string): { order: PaypalOrder; refund: Refund } {
    const order = this.list().find(({ captures }) => captures.some(({ id }) => id === captureId));
    if (!order) throw unknownResource();
    const capture = order.captures.find(({ id }) => id === captureId);
    const isPending = order.refunds.some(({ status }) => status === "PENDING");
    if (capture?.status === "REFUNDED" || isPending) {
      throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
    }
    const refund = this.#startRefund(order);
    if (!order.hasSlowRefunds) this.#completeRefund(order, refund);
    return { order, refund };
  }

  slowRefunds(id: string): PaypalOrder {
    return Object.assign(this.find(id), { hasSlowRefunds: true });
  }

  /** Ends a pending refund. */
  endRefund(id: string, isCompleted: boolean): PaypalOrder {
    const order = this.find(id);
    const refund = order.refunds.find(({ status }) => status === "PENDING");
    if (!refund) throw unprocessable("INVALID_RESOURCE_STATE", "There is no pending refund.");
    if (isCompleted) this.#completeRefund(order, refund);
    else refund.status = "FAILED";
    return order;
  }

  #startRefund(order: PaypalOrder): Refund {
    const { id: captureId } = this.#captureOf(order, "COMPLETED");
    const refund: Refund = { id: newId(), captureId, status: "PENDING", at: this.clock.iso() };
    order.refunds.push(refund);
    return refund;
  }

  #completeRefund(order: PaypalOrder, refund: Refund) {
    const capture = this.#captureOf(order, "COMPLETED");
    refund.status = "COMPLETED";
    capture.status = "REFUNDED";
    this.#recordInLedger("refunded", order, capture);
    this.emit("refunded", order);
  }

  /** Changes an order so that it no longer matches what the shop requested. */
  tamper(id: string, change: Partial<PaypalOrder["unit"]>): PaypalOrder {
    const order = this.find(id);
    Object.assign(order.unit, change);
    return order;
  }

  #captureOf(order: PaypalOrder, status: Capture["status"]): Capture {
    const capture = order.captures.find((it) => it.status === status);
    if (!capture) throw unprocessable("INVALID_RESOURCE_STATE", `There is no ${status} capture.`);
    return capture;
  }

  #recordInLedger(
    kind: LedgerEntry["kind"],
    { id: orderId, unit }: PaypalOrder,
    { id: captureId }: Capture,
  ) {
    this.ledger.append({
      at: this.clock.iso(),
      kind,
      orderId,
      captureId,
      cents: centsOf(unit.amount),
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
