/** The messages that `usePayment` needs. */
export const paymentMessages = ["payment", "payDialog", "startConsent", "termsLine"] as const;
