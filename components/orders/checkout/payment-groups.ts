/** The messages that `usePayment` needs. */
export const paymentGroups = ["payment", "payDialog", "termsLine"] as const;
