/** The messages that `usePayment` needs. */
export const paymentMessages = [
  "payment",
  "payDialog",
  "startConsent",
  "termsLine",
  "billingFields",
  "fieldErrors",
] as const;
