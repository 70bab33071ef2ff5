export type Method = "paypal" | "bank_transfer";

/** What a capture results in once the buyer has approved. */
export type Funding = "good" | "declined" | "in review";

interface OrderInput {
  customer: number;
  method: Method;
  lines: { preset: number; cents: number }[];
  deploymentCents: number;
}

export interface ModelOrder extends OrderInput {
  status: "pending" | "paid" | "cancelled" | "expired" | "refunded";
  /** The payment state in the database; null for a bank transfer. */
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
  /** Whether webhook events were not delivered yet. */
  hasUndeliveredEvents: boolean;
}

interface Effects {
  paid: (order: ModelOrder) => void;
  emailed: (kind: string, order: number) => void;
}

/** A pending or paid order blocks another order of the same customer for the same preset. */
const isActive = ({ status }: ModelOrder) => status === "pending" || status === "paid";

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

/** No capture was attempted yet. */
const isUncaptured = ({ atPaypal }: ModelOrder) =>
  ["unapproved", "good", "declined", "in review"].includes(atPaypal);

/** All orders, oldest first. */
export function createModelOrders({ paid, emailed }: Effects) {
  const list: ModelOrder[] = [];
  const email = (kind: string, order: ModelOrder) => emailed(kind, list.indexOf(order));

  function end(order: ModelOrder, status: ModelOrder["status"], payment = order.payment) {
    order.status = status;
    order.payment = payment;
    if (status !== "paid") return;
    email("receipt", order);
    paid(order);
  }

  /** Compares an order with PayPal and captures it if it is approved. */
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
        email("refused", order);
      }
    }
    if (payment === "captured" && atPaypal === "refunded") end(order, "refunded", "refunded");
  }

  return {
    list,
    reconcile,
    atPaypal: () => list.filter(({ method }) => method === "paypal"),

    /** The same order is returned again; another one is superseded while it waits for the payer. */
    place(input: OrderInput): "placed" | "repeated" | "refused" {
      const conflicting = list.filter((it) => isActive(it) && overlaps(it, input));
      if (conflicting.some((it) => isRepeatable(it) && isSame(it, input))) return "repeated";
      if (conflicting.some(({ payment }) => payment !== "awaiting_payer")) return "refused";
      for (const other of conflicting) end(other, "cancelled", "cancelled");
      const isPaypal = input.method === "paypal";
      const order: ModelOrder = {
        ...input,
        status: "pending",
        payment: isPaypal ? "awaiting_payer" : null,
        atPaypal: "unapproved",
        wasDeclined: false,
        hasUndeliveredEvents: false,
      };
      list.push(order);
      if (!isPaypal) email("bank-details", order);
      return "placed";
    },

    choose(order: ModelOrder, choice: Funding): string {
      if (!isUncaptured(order)) return "refused by PayPal";
      Object.assign(order, { atPaypal: choice, hasNews: true });
      return "done";
    },

    endReview(order: ModelOrder, isAccepted: boolean): string {
      if (order.atPaypal !== "capture in review") return "refused by PayPal";
      Object.assign(order, { atPaypal: isAccepted ? "captured" : "denied", hasNews: true });
      return "done";
    },

    refund(order: ModelOrder): string {
      if (order.atPaypal !== "captured") return "refused by PayPal";
      Object.assign(order, { atPaypal: "refunded", hasNews: true });
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

    /** An expired transfer can still be marked as paid while no other order has its presets. */
    markTransferPaid(order: ModelOrder): boolean {
      if (order.method !== "bank_transfer") return false;
      if (order.status === "paid") return true;
      const isBlocked = list.some((it) => it !== order && isActive(it) && overlaps(it, order));
      if (order.status === "expired" && isBlocked) return false;
      end(order, "paid");
      return true;
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
