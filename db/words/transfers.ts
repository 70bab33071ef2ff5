/**
 * What happened to money by bank transfer: it arrived, a credit of the customer went back, a wrong
 * mark was taken back, or the money was moved between an order and the one that replaced it.
 */
export const transferKinds = ["arrived", "returned", "reversed", "moved"] as const;
export type TransferKind = (typeof transferKinds)[number];
