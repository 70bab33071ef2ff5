import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "./clock";
import type { Ledger, LedgerEntry } from "./ledger";
import { type Capture, centsOf, type Funding, type Order, readOrder } from "./order";
import { unknownResource, unprocessable } from "./refusal";

const approvalLife = 3 * 60 * 60 * 1000;

const letters = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newId = () => Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join("");

export type Happening = "approved" | "completed" | "pending" | "denied" | "refunded";

/** Every order and what became of it. Whatever moves money is written to the ledger at once. */
export class Book {
  readonly #orders = new Map<string, Order>();
  /** Invoice numbers that were paid: PayPal takes none of them twice. */
  readonly #paidInvoices = new Set<string>();

  constructor(
    readonly clock: Clock,
    readonly ledger: Ledger,
    readonly tell: (happening: Happening, order: Order) => void,
  ) {}

  list = () => [...this.#orders.values()];

  find(id: string): Order {
    const order = this.#orders.get(id);
    if (!order) throw unknownResource();
    if (order.status !== "COMPLETED" && order.expiresAt < this.clock.now()) throw unknownResource();
    return order;
  }

  create(body: string): Order {
    const now = this.clock.iso();
    const order: Order = {
      ...readOrder(body),
      id: newId(),
      status: "PAYER_ACTION_REQUIRED",
      funding: "good",
      captures: [],
      createdAt: now,
      updatedAt: now,
      expiresAt: this.clock.now() + approvalLife,
    };
    this.#orders.set(order.id, order);
    return order;
  }

  approve(id: string, funding: Funding): Order {
    const order = this.find(id);
    if (order.status === "COMPLETED") throw alreadyCaptured();
    order.status = "APPROVED";
    order.funding = funding;
    order.expiresAt = this.clock.now() + approvalLife;
    order.updatedAt = this.clock.iso();
    this.tell("approved", order);
    return order;
  }

  capture(id: string, approvalUrl: string): Order {
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
    this.#write(isPending ? "pending" : "captured", order, capture);
    this.tell(isPending ? "pending" : "completed", order);
    return order;
  }

  /** PayPal's review of a pending capture ends. */
  decide(id: string, isGood: boolean): Order {
    const order = this.find(id);
    const capture = this.#captureOf(order, "PENDING");
    delete capture.reason;
    capture.status = isGood ? "COMPLETED" : "DECLINED";
    this.#write(isGood ? "released" : "denied", order, capture);
    this.tell(isGood ? "completed" : "denied", order);
    return order;
  }

  /** The merchant gives the money back, on PayPal's own pages. */
  refund(id: string): Order {
    const order = this.find(id);
    const capture = this.#captureOf(order, "COMPLETED");
    capture.status = "REFUNDED";
    this.#write("refunded", order, capture);
    this.tell("refunded", order);
    return order;
  }

  /** All of a capture is given back through the API. */
  refundCapture(captureId: string): Order {
    const order = this.list().find(({ captures }) => captures.some(({ id }) => id === captureId));
    if (!order) throw unknownResource();
    const capture = order.captures.find(({ id }) => id === captureId);
    if (capture?.status === "REFUNDED") {
      throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
    }
    return this.refund(order.id);
  }

  /** Makes an order say something else than what the shop asked for. */
  tamper(id: string, change: Partial<Order["unit"]>): Order {
    const order = this.find(id);
    Object.assign(order.unit, change);
    return order;
  }

  #captureOf(order: Order, status: Capture["status"]): Capture {
    const capture = order.captures.find((it) => it.status === status);
    if (!capture) throw unprocessable("INVALID_RESOURCE_STATE", `Nothing is ${status} here.`);
    return capture;
  }

  #write(kind: LedgerEntry["kind"], { id: orderId, unit }: Order, { id: captureId }: Capture) {
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

/** A buyer's account, different for every payment. */
export const newPayerId = () => randomBytes(7).toString("hex").toUpperCase().slice(0, 13);
