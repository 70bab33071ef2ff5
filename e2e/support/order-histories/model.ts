import { endOfLawfulPeriod, endOfPromise } from "../law/periods";
import { mainlands, type Sale, taxOf } from "../law/vat";

/*
 * One customer's orders as the law and the shop's documents have them, written from those and not from the code:
 * docs/domain.md, docs/decisions, the terms and the descriptions of the API. "Directive" is 2006/112/EC, "consumers'
 * directive" 2011/83/EU.
 */

type Method = "paypal" | "bank_transfer";

/** What the buyer said about themselves; null of a client that does not ask. */
type Said = "company" | "consumer" | null;

export interface Buyer extends Omit<Sale, "seller" | "cents"> {
  said: Said;
  sellsTo: "companies" | "everybody";
  /** Whether VIES answers; `vies` is its answer. */
  isViesDown: boolean;
  prices: number[];
  coupon: { percent: number } | { amountCents: number };
}

/** `order` and `item` pick one of those that there are. */
export type Step =
  | {
      act: "order";
      method: Method;
      presets: { preset: number; licenses: number }[];
      deployment: boolean;
      coupon: boolean;
      startNow: boolean;
      saysOwned: boolean;
      leavesPaypal: boolean;
    }
  | { act: "arrive"; order: number; part: "some" | "rest" | "more"; cents: number }
  | { act: "takeBack"; order: number }
  | { act: "returnCredit"; order: number; isTooMuch: boolean }
  | { act: "cancel"; order: number }
  | { act: "resolve"; order: number; action: "check" | "release" }
  | { act: "start"; order: number }
  | { act: "daysPass"; order: number; days: number; ms: number }
  | { act: "withdraw"; order: number }
  | { act: "ask"; order: number; item: number | null }
  | { act: "decide"; order: number; isApproved: boolean }
  | { act: "refund"; order: number; item: number | null; tooMuch: number }
  | { act: "refundAtPaypal"; order: number; cents: number }
  | { act: "viesAnswers" }
  | { act: "returnTax"; order: number };

export interface Line {
  preset: number;
  license: number;
  /** After the discount. */
  cents: number;
  isRefunded: boolean;
}

type Tax = Pick<ReturnType<typeof taxOf>, "category" | "rate">;

interface Refund {
  reason: string;
  cents: number;
  method: Method;
  tax: Tax;
}

interface Request {
  status: "open" | "approved" | "declined";
  reason: string;
  rightEnded: "business" | "consent" | "time" | null;
  lines: Line[];
}

export interface ModelOrder {
  method: Method;
  lines: Line[];
  deploymentCents: number;
  listCents: number;
  couponCents: number;
  /** Whether the prices of the lines are those after the discount. */
  isDivided: boolean;
  said: Said;
  hasConsented: boolean;
  /** What VIES had said when the order was placed. */
  vies: Sale["vies"];
  status: "pending" | "paid" | "cancelled" | "refunded" | "needs_attention" | "released";
  arrivals: { cents: number; isTakenBack: boolean }[];
  receivedCents: number;
  /** Of the first invoice. */
  tax: Tax | null;
  isCorrected: boolean;
  refunds: Refund[];
  requests: Request[];
  paidAt: number;
  replacedBy: ModelOrder | null;
}

const sum = (all: number[]) => all.reduce((total, it) => total + it, 0);

export const totalOf = ({ lines, deploymentCents }: ModelOrder): number =>
  sum(lines.map(({ cents }) => cents)) + deploymentCents;

/** The exact tax in an amount: Directive, Articles 73 and 78: what is paid contains it. */
export const taxIn = (cents: number, { rate }: Tax): number => (cents * rate) / (100 + rate);

export const isPartlyPaid = ({ status, receivedCents }: ModelOrder): boolean =>
  status === "pending" && receivedCents > 0;

/** docs/domain.md: “Credit: what the customer can have back”. */
export const creditOf = (order: ModelOrder): number =>
  order.status === "paid" || order.status === "refunded"
    ? Math.max(0, order.receivedCents - totalOf(order))
    : 0;

const hasMoved = ({ refunds }: ModelOrder) => refunds.length > 0;

const leftOf = (order: ModelOrder): number =>
  order.status === "paid" ? totalOf(order) - sum(order.refunds.map(({ cents }) => cents)) : 0;

const openLines = ({ lines }: ModelOrder) => lines.filter((it) => !it.isRefunded);

const isActive = ({ status }: ModelOrder) => status === "pending" || status === "paid";

const seller = mainlands.find(({ vatOf }) => vatOf === "DE");

const day = 86_400_000;

/** The days for which the terms accept a withdrawal. */
const acceptedDays = 21;
const timeZone = "Europe/Berlin";

export class ModelShop {
  readonly orders: ModelOrder[] = [];
  readonly #buyer: Buyer;
  #isViesDown: boolean;

  constructor(buyer: Buyer) {
    this.#buyer = buyer;
    this.#isViesDown = buyer.isViesDown;
  }

  /** Null if the step means nothing now. */
  pick(at: number): ModelOrder | null {
    return this.orders[at % Math.max(1, this.orders.length)] ?? null;
  }

  run(step: Step): "done" | "refused" | null {
    if (step.act === "order") return this.#place(step);
    if (step.act === "viesAnswers") return this.#viesAnswers();
    const order = this.pick(step.order);
    if (!order) return null;
    switch (step.act) {
      case "arrive":
        return this.#arrive(order, this.arrivalOf(step));
      case "takeBack":
        return this.#takeBack(order);
      case "returnCredit":
        return this.#returnCredit(order, step.isTooMuch);
      case "cancel":
        return this.#cancel(order);
      case "resolve":
        return this.#resolve(order, step.action);
      case "start":
        return this.#start(order);
      case "daysPass":
        return this.#daysPass(order, step);
      case "withdraw":
        return this.#withdraw(order);
      case "ask":
        return this.#ask(order, step.item);
      case "decide":
        return this.#decide(order, step.isApproved);
      case "refund":
        return this.#refund(order, step);
      case "refundAtPaypal":
        return this.#refundAtPaypal(order, step.cents);
      case "returnTax":
        return this.#returnTax(order);
    }
  }

  /** Articles 44, 58 and 196: only who buys for a business can owe the tax in the seller's stead. */
  #taxNow(order: ModelOrder, vies = order.vies): Tax {
    if (!seller) throw new Error("There is no seller.");
    const id = order.said === "consumer" ? "none" : this.#buyer.id;
    const { category, rate } = taxOf({ ...this.#buyer, seller, id, vies, cents: 0 });
    return { category, rate };
  }

  #place(step: Extract<Step, { act: "order" }>): "done" | "refused" | null {
    const { said, sellsTo, prices } = this.#buyer;
    // `forBusiness`: “false is refused where the shop sells to businesses only”.
    if (said === "consumer" && sellsTo === "companies") return "refused";
    const overlaps = (it: ModelOrder) =>
      it.lines.some(({ preset }) => step.presets.some((wanted) => wanted.preset === preset));
    const open = this.orders.filter((it) => it.status === "pending" && overlaps(it));
    const isBought = step.presets.some(({ preset }) => this.owned(preset) > 0);
    // `owned`: “A further license of a bought preset is sold only if this is right; 0 if absent”.
    if (isBought && !step.saysOwned) return "refused";
    // What an open transfer becomes by another one is in the other model (e2e/support/model-based).
    if (open.length > 0 && step.method === "bank_transfer") return null;
    // Decision 0022: paying by PayPal replaces a pending bank transfer, unless a part of it has arrived.
    if (open.some(isPartlyPaid)) return "refused";
    const samePresets = (it: ModelOrder) =>
      new Set(it.lines.map(({ preset }) => preset)).size === step.presets.length;
    if (open.some((it) => !samePresets(it))) return null;
    // The description of the coupons: “once for each customer”; it moves with the order that replaces another.
    const uses = ({ couponCents, status, replacedBy }: ModelOrder) =>
      couponCents > 0 && replacedBy === null && !["cancelled", "released"].includes(status);
    if (step.coupon && this.orders.some((it) => uses(it) && !open.includes(it))) return "refused";
    const all = step.presets
      .flatMap(({ preset, licenses }) => Array.from({ length: licenses }, () => preset))
      .sort();
    const lines: Line[] = [];
    const free = this.orders.filter((it) => isActive(it) && !open.includes(it));
    const order: ModelOrder = {
      method: step.method,
      lines,
      // The description of POST /api/shop/pay_order: 50 dollars, and 15 for each.
      deploymentCents: step.deployment ? 5_000 + 1_500 * all.length : 0,
      listCents: sum(all.map((preset) => prices[preset] ?? 0)),
      couponCents: 0,
      isDivided: false,
      said,
      hasConsented: said === "consumer" && step.startNow,
      vies: this.#isViesDown ? "unavailable" : this.#buyer.vies,
      status: "pending",
      arrivals: [],
      receivedCents: 0,
      tax: null,
      isCorrected: false,
      refunds: [],
      requests: [],
      paidAt: 0,
      replacedBy: null,
    };
    for (const preset of all) {
      const taken = [...free.flatMap((it) => openLines(it)), ...lines].filter(
        (it) => it.preset === preset,
      );
      let license = 1;
      while (taken.some((it) => it.license === license)) license += 1;
      lines.push({ preset, license, cents: prices[preset] ?? 0, isRefunded: false });
    }
    if (step.coupon) {
      const { coupon } = this.#buyer;
      order.couponCents =
        "percent" in coupon
          ? Math.round((order.listCents * coupon.percent) / 100)
          : coupon.amountCents;
      // The description of the coupons: it “leaves at least a dollar to be paid”.
      order.couponCents = Math.min(order.couponCents, order.listCents - 100);
    }
    for (const it of open) {
      it.status = "cancelled";
      it.replacedBy = order;
    }
    this.orders.push(order);
    if (step.method === "paypal" && step.leavesPaypal) order.status = "cancelled";
    if (step.method === "paypal" && !step.leavesPaypal) this.#pay(order);
    return "done";
  }

  /** How many licenses of a preset the customer has. */
  owned(preset: number): number {
    return this.orders
      .filter(({ status }) => status === "paid")
      .flatMap(openLines)
      .filter((it) => it.preset === preset).length;
  }

  #pay(order: ModelOrder) {
    order.status = "paid";
    order.paidAt = Date.now();
    order.tax = this.#taxNow(order);
  }

  /** What a step says has arrived. */
  arrivalOf({ order, part, cents }: Extract<Step, { act: "arrive" }>): number {
    const it = this.pick(order);
    const open = it ? totalOf(it) - it.receivedCents : 0;
    if (part === "rest" && open > 0) return open;
    if (part === "some" && open > 1) return 1 + (cents % (open - 1));
    return Math.max(0, open) + cents;
  }

  #isBlocked = (order: ModelOrder) =>
    this.orders.some(
      (it) =>
        it !== order &&
        isActive(it) &&
        openLines(it).some(({ preset, license }) =>
          order.lines.some((line) => line.preset === preset && line.license === license),
        ),
    );

  #arrive(order: ModelOrder, cents: number): "done" | "refused" | null {
    // PUT /api/shop/invoice/{id}: PayPal decides about those of PayPal.
    if (order.method === "paypal") return "refused";
    // “Order N replaced order M. Please mark the transfer there”, and what was given back is closed.
    if (order.status === "refunded" && order.replacedBy) return "refused";
    if (order.status === "released") return "refused";
    if (order.status === "needs_attention") return null;
    if (order.status === "cancelled") {
      if (order.couponCents > 0) return null;
      if (this.#isBlocked(order) && cents < totalOf(order)) return null;
    }
    order.arrivals.push({ cents, isTakenBack: false });
    order.receivedCents += cents;
    if (order.status === "paid" || order.status === "refunded") return "done";
    if (order.status === "cancelled" && this.#isBlocked(order)) order.status = "needs_attention";
    else if (order.receivedCents >= totalOf(order)) this.#pay(order);
    else order.status = "pending";
    return "done";
  }

  #resolve(order: ModelOrder, action: "check" | "release"): "done" | "refused" | null {
    if (order.status !== "needs_attention") return null;
    if (action === "check" && this.#isBlocked(order)) return "refused";
    if (action === "check") this.#pay(order);
    else Object.assign(order, { status: "released", receivedCents: 0 });
    return "done";
  }

  /** “Nothing is erased: a wrong mark is reversed.” */
  #takeBack(order: ModelOrder): "done" | "refused" | null {
    const last = order.arrivals.filter((it) => !it.isTakenBack).at(-1);
    if (!last || order.status === "needs_attention" || order.status === "released") return null;
    if (order.arrivals.some(({ cents }) => cents < 0)) return null;
    if (order.status === "refunded") return order.replacedBy ? "refused" : null;
    const isNeeded = order.receivedCents - last.cents < totalOf(order);
    if (order.status === "paid" && isNeeded && hasMoved(order)) return "refused";
    last.isTakenBack = true;
    order.receivedCents -= last.cents;
    if (order.status !== "paid" || !isNeeded) return "done";
    const next: ModelOrder = {
      ...order,
      lines: order.lines.map((it) => ({ ...it })),
      status: "pending",
      arrivals: order.receivedCents > 0 ? [{ cents: order.receivedCents, isTakenBack: false }] : [],
      tax: null,
      isCorrected: false,
      refunds: [],
      requests: [],
      paidAt: 0,
    };
    const [cents, tax] = [totalOf(order), this.validTax(order)];
    order.refunds.push({ reason: "marked_by_mistake", cents, method: "bank_transfer", tax });
    for (const it of order.lines) it.isRefunded = true;
    this.#answerRequests(order);
    Object.assign(order, { status: "refunded", receivedCents: 0, replacedBy: next });
    this.orders.push(next);
    return "done";
  }

  #returnCredit(order: ModelOrder, isTooMuch: boolean): "done" | "refused" | null {
    const credit = creditOf(order);
    if (credit === 0) return null;
    if (isTooMuch) return "refused";
    order.receivedCents -= credit;
    order.arrivals.push({ cents: -credit, isTakenBack: false });
    return "done";
  }

  #cancel(order: ModelOrder): "done" | "refused" | null {
    if (order.method === "paypal") return "refused";
    if (order.status === "cancelled") return "done";
    if (order.status !== "pending") return order.status === "paid" ? "refused" : null;
    if (isPartlyPaid(order)) return "refused";
    order.status = "cancelled";
    return "done";
  }

  /** Consumers' directive, Articles 9(1) and 16(m), and the days that the terms add. */
  #rightEnded(order: ModelOrder): Request["rightEnded"] {
    if (order.said !== "consumer") return "business";
    if (order.hasConsented) return "consent";
    return Date.now() < endOfPromise(order.paidAt, acceptedDays, timeZone) ? null : "time";
  }

  /** Article 16(m): until the 14 days have ended, nothing is delivered without consent. */
  waits(order: ModelOrder): boolean {
    if (order.status !== "paid" || this.#rightEnded(order) !== null) return false;
    return Date.now() < endOfLawfulPeriod(order.paidAt, { timeZone, isHoliday: () => false });
  }

  #start(order: ModelOrder): "done" | "refused" | null {
    if (order.status !== "paid") return order.status === "pending" ? null : "refused";
    if (order.said === "consumer" && order.hasConsented) return "done";
    if (!this.waits(order)) return "refused";
    order.hasConsented = true;
    return "done";
  }

  #daysPass(order: ModelOrder, { days, ms }: { days: number; ms: number }): "done" | null {
    if (order.status !== "paid") return null;
    order.paidAt = Date.now() - days * day - ms;
    return "done";
  }

  /** Anyone may send one; it becomes a request while there is something to give back. */
  #withdraw(order: ModelOrder): "done" | null {
    if (this.#buyer.sellsTo === "companies") return null;
    if (order.status !== "paid") return order.status === "pending" ? null : "done";
    const open = order.requests.find(({ status }) => status === "open");
    const rightEnded = this.#rightEnded(order);
    const request = { reason: "withdrawal", rightEnded, lines: openLines(order) };
    // It is of the whole contract, whatever was asked for before.
    if (open) Object.assign(open, request);
    else order.requests.push({ status: "open", ...request });
    return "done";
  }

  canAsk(order: ModelOrder): boolean {
    // POST /api/shop/refund-request: “Within 14 days after the payment, and one at a time for each order”.
    return (
      order.status === "paid" &&
      Date.now() <= order.paidAt + 14 * day &&
      !order.requests.some(({ status }) => status === "open")
    );
  }

  #ask(order: ModelOrder, item: number | null): "done" | "refused" {
    const lines = item === null ? openLines(order) : [order.lines[item % order.lines.length]];
    if (!this.canAsk(order)) return "refused";
    const wanted = lines.flatMap((it) => it ?? []);
    if (wanted.some((it) => it.isRefunded)) return "refused";
    order.requests.push({
      status: "open",
      reason: "changed_mind",
      rightEnded: null,
      lines: wanted,
    });
    return "done";
  }

  /** Directive, Article 90: what is paid for items, less the tax in it that went back before. */
  amountOf(order: ModelOrder, lines: Line[]): number {
    const wanted = lines.filter((it) => !it.isRefunded);
    if (wanted.length === openLines(order).length) return leftOf(order);
    const returned = order.refunds.filter(({ reason }) => reason === "tax_returned");
    const share = sum(returned.map((it) => it.cents)) / totalOf(order);
    const cents = sum(wanted.map((it) => it.cents));
    return cents - Math.round(cents * share);
  }

  #decide(order: ModelOrder, isApproved: boolean): "done" | "refused" | null {
    const request = order.requests.find(({ status }) => status === "open");
    if (!request) return null;
    if (!isApproved) {
      request.status = "declined";
      return "done";
    }
    const cents = this.amountOf(order, request.lines);
    if (cents > leftOf(order) || this.#owesTaxBefore(order, request.lines)) return "refused";
    this.#giveBack(order, request.lines, cents, request.reason);
    request.status = "approved";
    return "done";
  }

  #refund(
    order: ModelOrder,
    { item, tooMuch }: { item: number | null; tooMuch: number },
  ): "done" | "refused" {
    const lines = this.linesOf(order, item);
    const cents = this.amountOf(order, lines);
    if (order.status !== "paid" || tooMuch !== 0 || cents > leftOf(order)) return "refused";
    if (lines.some((it) => it.isRefunded) || this.#owesTaxBefore(order, lines)) return "refused";
    this.#giveBack(order, lines, cents, "goodwill");
    return "done";
  }

  /** Articles 44 and 196: the buyer owes the tax itself; what is in all prices goes back before some of them. */
  #owesTaxBefore(order: ModelOrder, lines: Line[]): boolean {
    const isPart = openLines(order).some((it) => !lines.includes(it));
    return isPart && Math.round(this.taxDue(order)) > 0;
  }

  linesOf(order: ModelOrder, item: number | null): Line[] {
    if (item === null) return openLines(order);
    return [order.lines[item % order.lines.length]].flatMap((it) => it ?? []);
  }

  #giveBack(order: ModelOrder, lines: Line[], cents: number, reason: string) {
    // Directive, Article 90: the credit note has the tax of the valid invoice.
    order.refunds.push({ reason, cents, method: order.method, tax: this.validTax(order) });
    for (const it of lines) it.isRefunded = true;
    if (openLines(order).length === 0) order.status = "refunded";
    this.#answerRequests(order);
  }

  /** A request is answered once all that it asks for was given back. */
  #answerRequests({ requests }: ModelOrder) {
    for (const it of requests) {
      if (it.status === "open" && it.lines.every((line) => line.isRefunded)) it.status = "approved";
    }
  }

  validTax(order: ModelOrder): Tax {
    const tax = order.tax ?? this.#taxNow(order);
    return order.isCorrected ? { category: "AE", rate: 0 } : tax;
  }

  #refundAtPaypal(order: ModelOrder, cents: number): "done" | null {
    if (order.method !== "paypal" || order.status !== "paid") return null;
    const part = 1 + (cents % leftOf(order));
    const isAll = part === leftOf(order);
    const tax = this.validTax(order);
    order.refunds.push({ reason: "made_at_paypal", cents: part, method: "paypal", tax });
    if (isAll) {
      for (const it of order.lines) it.isRefunded = true;
      order.status = "refunded";
      this.#answerRequests(order);
    }
    return "done";
  }

  /** How much tax a confirmed VAT id makes superfluous: Directive, Article 90. */
  taxDue(order: ModelOrder): number {
    if (!order.isCorrected || !order.tax || order.status !== "paid") return 0;
    const isReturned = order.refunds.some(({ reason }) => reason === "tax_returned");
    return isReturned ? 0 : taxIn(totalOf(order), order.tax);
  }

  #viesAnswers(): "done" | null {
    if (!this.#isViesDown) return null;
    this.#isViesDown = false;
    for (const order of this.orders) {
      if (order.vies !== "unavailable" || order.said === "consumer") continue;
      const next = this.#taxNow(order, this.#buyer.vies);
      const isOwed = next.category === "AE" && this.#taxNow(order).category !== "AE";
      // POST /api/shop/invoice/{id}/correction: none once “a part of it is refunded”; a person decides.
      const isKept = order.refunds.length > 0;
      if (order.status === "paid" && isOwed && !isKept) order.isCorrected = true;
      // Decision 0093: of one that is not paid yet, the invoice follows the answer.
      const isWaiting = order.status === "pending";
      if (isWaiting || (order.tax !== null && isOwed)) order.vies = this.#buyer.vies;
    }
    return "done";
  }

  /** Recorded by a person for a transfer; PayPal is asked by the shop itself. */
  #returnTax(order: ModelOrder): "done" | "refused" | null {
    if (order.method !== "bank_transfer") return null;
    return Math.round(this.taxDue(order)) > 0 ? "done" : "refused";
  }

  /** The exact cents of tax that went back, as the shop rounded them. */
  taxWentBack(order: ModelOrder, cents: number) {
    order.refunds.push({
      reason: "tax_returned",
      cents,
      method: order.method,
      tax: { category: "AE", rate: 0 },
    });
  }
}
