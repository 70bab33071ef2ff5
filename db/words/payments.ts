/** The states of a PayPal payment; `rules.ts` has the allowed transitions. */
export const paymentStates = [
  "creating",
  "awaiting_payer",
  "capturing",
  "captured",
  "pending_review",
  "failed",
  "cancelled",
  "expired",
  "needs_attention",
  "refund_pending",
  "refunded",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States in which the scheduled jobs go on asking PayPal. */
export const openStates = [
  "creating",
  "awaiting_payer",
  "capturing",
  "pending_review",
  "refund_pending",
] as const satisfies readonly PaymentState[];
