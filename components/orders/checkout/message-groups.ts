/** The messages that `usePayment` needs. */
export const paymentMessages = [
  "payment",
  "payDialog",
  "startConsent",
  "termsLine",
  "billingFields",
] as const;
