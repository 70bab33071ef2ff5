import { randomBytes, randomInt } from "node:crypto";
import type { FakeClock } from "./clock";
import type { Ledger, LedgerEntry } from "./ledger";
import { type Capture, centsOf, type Funding, type PaypalOrder, parseOrder } from "./order";
import { unknownResource, unprocessable } from "./paypal-error";

const approvalLifetimeMs = 3 * 60 * 60 * 1000;

const letters = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newId = () => Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join("");

export type OrderEvent = "approved" | "completed" | "pending" | "denied" | "refunded";

/** Every order and what became of it. Whatever moves money is written to the ledger at once. */
export class PaypalOrders {
  readonly #orders = new Map<string, PaypalOrder>();
  /** Invoice numbers that were paid: PayPal takes none of them twice. */
  readonly #paidInvoices = new Set<string>();

  constructor(
    readonly clock: FakeClock,
    readonly ledger: Ledger,
    readonly tell: (happening: OrderEvent, order: PaypalOrder) => void,
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
    this.tell("approved", order);
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
    this.#write(isPending ? "pending" : "captured", order, capture);
    this.tell(isPending ? "pending" : "completed", order);
    return order;
  }

  /** PayPal's review of a pending capture ends. */
  decide(id: string, isGood: boolean): PaypalOrder {
    const order = this.find(id);
    const capture = this.#captureOf(order, "PENDING");
    delete capture.reason;
    capture.status = isGood ? "COMPLETED" : "DECLINED";
    this.#write(isGood ? "released" : "denied", order, capture);
    this.tell(isGood ? "completed" : "denied", order);
    return order;
  }

  /** The merchant gives the money back, on PayPal's own pages. */
  refund(id: string): PaypalOrder {
    const order = this.find(id);
    const capture = this.#captureOf(order, "COMPLETED");
    capture.status = "REFUNDED";
    this.#write("refunded", order, capture);
    this.tell("refunded", order);
    return order;
  }

  /** Makes an order say something else than what the shop asked for. */
  tamper(id: string, change: Partial<PaypalOrder["unit"]>): PaypalOrder {
    const order = this.find(id);
    Object.assign(order.unit, change);
    return order;
  }

  #captureOf(order: PaypalOrder, status: Capture["status"]): Capture {
    const capture = order.captures.find((it) => it.status === status);
    if (!capture) throw unprocessable("INVALID_RESOURCE_STATE", `Nothing is ${status} here.`);
    return capture;
  }

  #write(
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

/** A buyer's account, different for every payment. */
export const newPayerId = () => randomBytes(7).toString("hex").toUpperCase().slice(0, 13);
