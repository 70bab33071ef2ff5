/** Days after the payment in which a customer can ask for a refund. */
export const refundDays = 14;
