export type Method = "paypal" | "bank_transfer";

/** What a buyer's account at PayPal makes of an approval. */
export type Funding = "good" | "declined" | "in review";

interface OrderInput {
  customer: number;
  method: Method;
  lines: { preset: number; cents: number }[];
  deploymentCents: number;
}

export interface ModelOrder extends OrderInput {
  status: "pending" | "paid" | "cancelled" | "expired" | "refunded";
  /** What the shop knows of its payment; null for a bank transfer. */
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
  /** What PayPal knows, before the shop does. */
  atPaypal:
    | "unapproved"
    | Funding
    | "captured"
    | "capture in review"
    | "denied"
    | "refunded"
    | "gone";
  wasDeclined: boolean;
  /** Whether PayPal has something to tell that it has not told. */
  hasUndeliveredEvents: boolean;
}

interface Effects {
  paid: (order: ModelOrder) => void;
  mailed: (occasion: string, order: number) => void;
}

/** Whoever holds a preset keeps its buyer from ordering it again. */
const isHeld = ({ status }: ModelOrder) => status === "pending" || status === "paid";

const overlaps = (a: OrderInput, b: OrderInput) =>
  a.customer === b.customer &&
  a.lines.some(({ preset }) => b.lines.some((it) => it.preset === preset));

const isSame = (a: OrderInput, b: OrderInput) =>
  a.method === b.method &&
  a.deploymentCents === b.deploymentCents &&
  a.lines.length === b.lines.length &&
  a.lines.every(({ preset, cents }) =>
    b.lines.some((it) => it.preset === preset && it.cents === cents),
  );

const isRepeatable = ({ status, payment }: ModelOrder) =>
  status === "pending" && (payment === null || payment === "awaiting_payer");

/** Nobody has tried to take the money yet. */
const isUncaptured = ({ atPaypal }: ModelOrder) =>
  ["unapproved", "good", "declined", "in review"].includes(atPaypal);

/** All orders there ever were, the oldest first. */
export function createModelOrders({ paid, mailed }: Effects) {
  const list: ModelOrder[] = [];
  const mail = (occasion: string, order: ModelOrder) => mailed(occasion, list.indexOf(order));

  function end(order: ModelOrder, status: ModelOrder["status"], payment = order.payment) {
    order.status = status;
    order.payment = payment;
    if (status !== "paid") return;
    mail("receipt", order);
    paid(order);
  }

  /** The shop asks PayPal how an order stands, and captures what is approved. */
  function reconcile(order: ModelOrder) {
    const { payment, atPaypal } = order;
    if (payment === "awaiting_payer") {
      if (atPaypal === "gone") end(order, "expired", "expired");
      if (atPaypal === "declined") order.wasDeclined = true;
      if (atPaypal === "good") {
        Object.assign(order, { atPaypal: "captured", hasNews: true });
        end(order, "paid", "captured");
      }
      if (atPaypal === "in review") {
        Object.assign(order, { atPaypal: "capture in review", hasNews: true });
        order.payment = "pending_review";
      }
    }
    if (payment === "pending_review") {
      if (atPaypal === "captured") end(order, "paid", "captured");
      if (atPaypal === "refunded") order.payment = "needs_attention";
      if (atPaypal === "denied") {
        end(order, "cancelled", "failed");
        mail("refused", order);
      }
    }
    if (payment === "captured" && atPaypal === "refunded") end(order, "refunded", "refunded");
  }

  return {
    list,
    settle: reconcile,
    atPaypal: () => list.filter(({ method }) => method === "paypal"),

    /** The same order again is the one that is there; another makes way while no money can have moved. */
    place(basket: OrderInput): "placed" | "repeated" | "refused" {
      const inTheWay = list.filter((it) => isHeld(it) && overlaps(it, basket));
      if (inTheWay.some((it) => isRepeatable(it) && isSame(it, basket))) return "repeated";
      if (inTheWay.some(({ payment }) => payment !== "awaiting_payer")) return "refused";
      for (const other of inTheWay) end(other, "cancelled", "cancelled");
      const isPaypal = basket.method === "paypal";
      const order: ModelOrder = {
        ...basket,
        status: "pending",
        payment: isPaypal ? "awaiting_payer" : null,
        atPaypal: "unapproved",
        wasDeclined: false,
        hasUndeliveredEvents: false,
      };
      list.push(order);
      if (!isPaypal) mail("bank-details", order);
      return "placed";
    },

    choose(order: ModelOrder, choice: Funding): string {
      if (!isUncaptured(order)) return "refused by PayPal";
      Object.assign(order, { atPaypal: choice, hasNews: true });
      return "done";
    },

    endReview(order: ModelOrder, isGood: boolean): string {
      if (order.atPaypal !== "capture in review") return "refused by PayPal";
      Object.assign(order, { atPaypal: isGood ? "captured" : "denied", hasNews: true });
      return "done";
    },

    refund(order: ModelOrder): string {
      if (order.atPaypal !== "captured") return "refused by PayPal";
      Object.assign(order, { atPaypal: "refunded", hasNews: true });
      return "done";
    },

    /** In cents, whether or not the shop knows. */
    takenByPaypal: () =>
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

    /** Money that comes late is welcome while nothing else holds its presets. */
    markTransferPaid(order: ModelOrder): boolean {
      if (order.method !== "bank_transfer") return false;
      if (order.status === "paid") return true;
      const isTaken = list.some((it) => it !== order && isHeld(it) && overlaps(it, order));
      if (order.status === "expired" && isTaken) return false;
      end(order, "paid");
      return true;
    },

    expireTransfers() {
      for (const order of list) {
        if (order.method !== "bank_transfer" || order.status !== "pending") continue;
        mail("transfer-reminder", order);
        mail("transfer-expired", order);
        end(order, "expired");
      }
    },
  };
}

/** What the page says to a buyer who comes back. */
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
