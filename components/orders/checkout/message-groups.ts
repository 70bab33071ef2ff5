/** The messages that `usePayment` needs. */
export const paymentMessages = ["payment", "payDialog", "termsLine"] as const;
