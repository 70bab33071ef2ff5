export type Method = "paypal" | "bank_transfer";

/** What a capture results in once the buyer has approved. */
export type Funding = "good" | "declined" | "in review";

interface OrderInput {
  customer: number;
  method: Method;
  /** One for each license. */
  lines: { preset: number; cents: number }[];
  deploymentCents: number;
}

interface OrderRequest extends OrderInput {
  /** Whether the customer says how many licenses of the presets they have; otherwise none. */
  knowsLicenses: boolean;
}

export interface ModelOrder extends OrderInput {
  lines: { preset: number; cents: number; license: number }[];
  status: "pending" | "paid" | "cancelled" | "expired" | "refunded";
  /** The payment state in the database; null for a bank transfer that was not flagged. */
  payment:
    | "awaiting_payer"
    | "captured"
    | "pending_review"
    | "failed"
    | "cancelled"
    | "expired"
    | "needs_attention"
    | "refunded"
    | null;
  /** The state at PayPal, which can be ahead of the database. */
  atPaypal:
    | "unapproved"
    | Funding
    | "captured"
    | "capture in review"
    | "denied"
    | "refunded"
    | "gone";
  wasDeclined: boolean;
  /** The order that was placed in its stead. */
  replacedBy: ModelOrder | null;
  /** Whether webhook events were not delivered yet. */
  hasUndeliveredEvents: boolean;
}

interface Effects {
  /** A replaced transfer had these presets, and the new order has not. */
  returnedToCart: (customer: number, presets: number[]) => void;
  paid: (order: ModelOrder) => void;
  emailed: (kind: string, order: number) => void;
}

/** Nobody else gets the licenses of a pending or paid order. */
const isActive = ({ status }: ModelOrder) => status === "pending" || status === "paid";

const overlaps = (a: OrderInput, b: OrderInput) =>
  a.customer === b.customer &&
  a.lines.some(({ preset }) => b.lines.some((it) => it.preset === preset));

const sharesLicense = (a: ModelOrder, b: ModelOrder) =>
  a.customer === b.customer &&
  a.lines.some(({ preset, license }) =>
    b.lines.some((it) => it.preset === preset && it.license === license),
  );

const linesOf = ({ lines }: OrderInput) =>
  lines
    .map(({ preset, cents }) => `${preset} ${cents}`)
    .sort()
    .join();

const isSame = (a: OrderInput, b: OrderInput) =>
  a.method === b.method && a.deploymentCents === b.deploymentCents && linesOf(a) === linesOf(b);

const isRepeatable = ({ status, payment }: ModelOrder) =>
  status === "pending" && (payment === null || payment === "awaiting_payer");

const presetsOf = ({ lines }: OrderInput) =>
  lines
    .map(({ preset }) => preset)
    .sort()
    .join();

const isSamePresets = (a: OrderInput, b: OrderInput) =>
  a.customer === b.customer && presetsOf(a) === presetsOf(b);

const isOpenTransfer = ({ status, method }: ModelOrder) =>
  method === "bank_transfer" && status === "pending";

/** No capture was attempted yet. */
const isUncaptured = ({ atPaypal }: ModelOrder) =>
  ["unapproved", "good", "declined", "in review"].includes(atPaypal);

/** All orders, oldest first. */
export function createModelOrders({ returnedToCart, paid, emailed }: Effects) {
  const list: ModelOrder[] = [];
  const email = (kind: string, order: ModelOrder) => emailed(kind, list.indexOf(order));

  function end(order: ModelOrder, status: ModelOrder["status"], payment = order.payment) {
    order.status = status;
    order.payment = payment;
    if (status !== "paid") return;
    email("receipt", order);
    paid(order);
  }

  /** Compares an order with PayPal and captures it if it is approved; after a decline only for its buyer. */
  function reconcile(order: ModelOrder, isBuyerBack = false) {
    const { payment, atPaypal } = order;
    if (payment === "awaiting_payer" && atPaypal === "gone") end(order, "expired", "expired");
    if (payment === "awaiting_payer" && (isBuyerBack || !order.wasDeclined)) {
      if (atPaypal === "declined") order.wasDeclined = true;
      if (atPaypal === "good") {
        Object.assign(order, { atPaypal: "captured", hasUndeliveredEvents: true });
        end(order, "paid", "captured");
      }
      if (atPaypal === "in review") {
        Object.assign(order, { atPaypal: "capture in review", hasUndeliveredEvents: true });
        order.payment = "pending_review";
      }
    }
    if (payment === "pending_review") {
      if (atPaypal === "captured") end(order, "paid", "captured");
      if (atPaypal === "refunded") {
        order.payment = "needs_attention";
        email("needs-attention", order);
      }
      if (atPaypal === "denied") {
        end(order, "cancelled", "failed");
        email("refused", order);
      }
    }
    if (payment === "captured" && atPaypal === "refunded") {
      end(order, "refunded", "refunded");
      email("refunded", order);
    }
  }

  const isBlocked = (order: ModelOrder) =>
    list.some((it) => it !== order && isActive(it) && sharesLicense(it, order));

  /** The customer's licenses of a preset in orders with one of these statuses. */
  const licensesOf = (customer: number, preset: number, ...statuses: ModelOrder["status"][]) =>
    list
      .filter((it) => it.customer === customer && statuses.includes(it.status))
      .flatMap(({ lines }) => lines.filter((line) => line.preset === preset))
      .map(({ license }) => license);

  /** Each line gets the smallest number that is free. */
  function numbered({ customer, lines }: OrderInput): ModelOrder["lines"] {
    const done: ModelOrder["lines"] = [];
    for (const line of lines) {
      const taken = licensesOf(customer, line.preset, "pending", "paid");
      const own = done.filter(({ preset }) => preset === line.preset);
      let license = 1;
      while (taken.includes(license) || own.some((it) => it.license === license)) license++;
      done.push({ ...line, license });
    }
    return done;
  }

  return {
    list,
    reconcile,
    paidLicenses: (customer: number, preset: number) => licensesOf(customer, preset, "paid"),
    atPaypal: () => list.filter(({ method }) => method === "paypal"),

    /** The same order is returned again; another one is superseded while nothing was paid for it. */
    place({ knowsLicenses, ...input }: OrderRequest): "placed" | "repeated" | "refused" {
      const { customer, lines } = input;
      const isBought = lines.some(({ preset }) => licensesOf(customer, preset, "paid").length > 0);
      if (isBought && !knowsLicenses) return "refused";
      const conflicting = list.filter((it) => it.status === "pending" && overlaps(it, input));
      const repeated = conflicting.find((it) => isRepeatable(it) && isSame(it, input));
      if (repeated) reconcile(repeated);
      if (repeated && isRepeatable(repeated)) return "repeated";
      if (repeated) return this.place({ ...input, knowsLicenses });
      const isPaypal = input.method === "paypal";
      const isReplaceable = (it: ModelOrder) =>
        it.payment === "awaiting_payer" || (isPaypal && isOpenTransfer(it));
      if (!conflicting.every(isReplaceable)) return "refused";
      const order: ModelOrder = {
        ...input,
        lines: [],
        status: "pending",
        payment: isPaypal ? "awaiting_payer" : null,
        atPaypal: "unapproved",
        wasDeclined: false,
        replacedBy: null,
        hasUndeliveredEvents: false,
      };
      const transfers = conflicting.filter(isOpenTransfer);
      for (const other of conflicting) {
        end(other, "cancelled", other.payment && "cancelled");
        other.replacedBy = order;
      }
      order.lines = numbered(input);
      list.push(order);
      if (!isPaypal) email("bank-details", order);
      for (const other of transfers) email("transfer-replaced", other);
      const returned = transfers
        .flatMap(({ lines }) => lines.map(({ preset }) => preset).sort((a, b) => a - b))
        .filter((preset) => !input.lines.some((it) => it.preset === preset));
      returnedToCart(input.customer, returned);
      return "placed";
    },

    choose(order: ModelOrder, choice: Funding): string {
      if (!isUncaptured(order)) return "refused by PayPal";
      Object.assign(order, { atPaypal: choice, hasUndeliveredEvents: true });
      return "done";
    },

    endReview(order: ModelOrder, isAccepted: boolean): string {
      if (order.atPaypal !== "capture in review") return "refused by PayPal";
      Object.assign(order, {
        atPaypal: isAccepted ? "captured" : "denied",
        hasUndeliveredEvents: true,
      });
      return "done";
    },

    refund(order: ModelOrder): string {
      if (order.atPaypal !== "captured") return "refused by PayPal";
      Object.assign(order, { atPaypal: "refunded", hasUndeliveredEvents: true });
      return "done";
    },

    /** In cents, whether or not the database has it. */
    capturedByPaypal: () =>
      list
        .filter(({ atPaypal }) => atPaypal === "captured")
        .flatMap(({ lines, deploymentCents }) => [
          ...lines.map(({ cents }) => cents),
          deploymentCents,
        ])
        .reduce((sum, cents) => sum + cents, 0),

    cancel(order: ModelOrder) {
      if (order.payment === "awaiting_payer") end(order, "cancelled", "cancelled");
    },

    reconcileAll() {
      const waiting = ["awaiting_payer", "pending_review"];
      for (const order of list) if (waiting.includes(order.payment ?? "")) reconcile(order);
    },

    expireUnpaidAtPaypal() {
      for (const order of list) if (isUncaptured(order)) order.atPaypal = "gone";
    },

    /** A closed transfer is paid if no other order has its presets, and otherwise flagged. */
    markTransferPaid(order: ModelOrder): boolean {
      if (order.method !== "bank_transfer") return false;
      if (order.status === "paid" || order.payment === "needs_attention") return true;
      if (order.payment === "cancelled") return false;
      if (order.status === "pending" || !isBlocked(order)) end(order, "paid");
      else {
        order.payment = "needs_attention";
        email("needs-attention", order);
      }
      return true;
    },

    flaggedTransfers: () =>
      list.filter((it) => it.method === "bank_transfer" && it.payment === "needs_attention"),

    /** The admin has given the money back. */
    releaseTransfer(order: ModelOrder): boolean {
      order.payment = "cancelled";
      return true;
    },

    /** The admin marks a flagged transfer as paid. */
    acceptTransfer(order: ModelOrder): boolean {
      if (isBlocked(order)) return false;
      end(order, "paid", "captured");
      return true;
    },

    /** What the customer's purchases show, newest first. */
    purchasesOf(customer: number) {
      const mine = list.filter((it) => it.customer === customer);
      const isDeclined = ({ payment, wasDeclined }: ModelOrder) =>
        payment === "awaiting_payer" && wasDeclined;
      const isOffered = (order: ModelOrder) =>
        order.method === "paypal" &&
        (isDeclined(order) || ["cancelled", "failed", "expired"].includes(order.payment ?? "")) &&
        order.replacedBy === null &&
        !isBlocked(order) &&
        !mine.slice(mine.indexOf(order) + 1).some((it) => isSamePresets(it, order));
      const statusOf = (order: ModelOrder) => {
        if (isOffered(order)) return "not_paid";
        if (isDeclined(order)) return null;
        if (["cancelled", "expired"].includes(order.status)) return null;
        return order.payment === "needs_attention" ? order.payment : order.status;
      };
      return mine.toReversed().flatMap((order) => {
        const status = statusOf(order);
        return status === null ? [] : [`${list.indexOf(order)} ${status}`];
      });
    },

    expireTransfers() {
      for (const order of list) {
        if (order.method !== "bank_transfer" || order.status !== "pending") continue;
        email("transfer-reminder", order);
        email("transfer-expired", order);
        end(order, "expired");
      }
    },
  };
}

/** The outcome page for a buyer who returns from PayPal. */
export function modelOutcome({ payment, wasDeclined }: ModelOrder): string {
  switch (payment) {
    case "captured":
      return "paid";
    case "pending_review":
      return "pending";
    case "failed":
      return "declined";
    case "cancelled":
    case "expired":
      return "cancelled";
    default:
      return payment === "awaiting_payer" && wasDeclined ? "declined" : "unknown";
  }
}
