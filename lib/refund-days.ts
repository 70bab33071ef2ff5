/** Days after the payment in which a customer can ask for a refund. */
export const refundDays = 14;

/** Days after the payment in which a consumer can withdraw from the contract. */
export const withdrawalDays = 14;
