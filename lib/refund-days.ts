/** Days after the payment in which a customer can ask for a refund. */
export const refundDays = 14;

/**
 * Days after that of the payment in which a consumer can withdraw from the contract: a week more than the law gives
 * (Article 9 of Directive 2011/83/EU). Its 14 days end later where the last one is no working day (Article 3 (4) of
 * Regulation 1182/71), and by the buyer's own clock and holidays: never after the 21st day.
 */
export const withdrawalDays = 21;
