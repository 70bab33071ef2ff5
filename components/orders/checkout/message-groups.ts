/** The messages that `usePayment` needs. */
export const paymentMessages = [
  "orderSummary",
  "payment",
  "payDialog",
  "startConsent",
  "termsLine",
  "billingFields",
  "fieldErrors",
] as const;
