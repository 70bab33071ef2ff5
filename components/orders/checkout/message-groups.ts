/** The messages that `usePayment` needs. */
export const paymentMessages = ["payment", "payDialog", "termsLine", "billingFields"] as const;
