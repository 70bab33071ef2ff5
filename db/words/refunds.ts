/**
 * `sending` until PayPal has answered, `pending` while PayPal moves the money, `refused` if PayPal
 * will not.
 */
export const refundStatuses = ["sending", "pending", "completed", "refused"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Statuses in which a job goes on asking PayPal. */
export const openRefundStatuses = ["sending", "pending"] as const satisfies readonly RefundStatus[];

/** Why a customer wants their money back. */
export const requestReasons = [
  "changed_mind",
  "not_as_described",
  "does_not_work",
  "bought_twice",
] as const;
export type RequestReason = (typeof requestReasons)[number];

/** `withdrawal` comes from the form that consumers withdraw from a contract by. */
export const requestedReasons = [...requestReasons, "withdrawal"] as const;
export type RequestedReason = (typeof requestedReasons)[number];

/** Why the right to withdraw had ended before a withdrawal; `business` also if nobody was asked. */
export const rightEndings = ["business", "consent", "time"] as const;
export type RightEnding = (typeof rightEndings)[number];

/** Why the shop gives money back. */
export const shopReasons = [...requestReasons, "goodwill"] as const;

/**
 * `made_at_paypal` if the refund was made at PayPal, where no reason is given; `marked_by_mistake` if
 * the transfer of the order has not arrived: no money goes back then; `tax_returned` if VIES confirmed
 * a VAT ID after the sale.
 */
export const refundReasons = [
  ...shopReasons,
  "withdrawal",
  "made_at_paypal",
  "marked_by_mistake",
  "tax_returned",
] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundRequestStatuses = ["open", "approved", "declined"] as const;
export type RefundRequestStatus = (typeof refundRequestStatuses)[number];
