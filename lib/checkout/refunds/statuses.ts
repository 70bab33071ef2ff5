/** `sending` until PayPal has answered, `pending` while it moves the money, `refused` if it never will. */
export const refundStatuses = ["sending", "pending", "completed", "refused"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Statuses in which a job goes on asking PayPal. */
export const openRefundStatuses = ["sending", "pending"] as const satisfies readonly RefundStatus[];

/** Why money is given back; `made_at_paypal` if nobody told the shop. */
export const refundReasons = [
  "changed_mind",
  "not_as_described",
  "does_not_work",
  "bought_twice",
  "goodwill",
  "made_at_paypal",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Those that a customer can give. */
export const requestReasons = [
  "changed_mind",
  "not_as_described",
  "does_not_work",
  "bought_twice",
] as const satisfies readonly RefundReason[];

export const refundRequestStatuses = ["open", "approved", "declined"] as const;
export type RefundRequestStatus = (typeof refundRequestStatuses)[number];
