/** Days after the payment in which a customer can ask for a refund. */
export const refundDays = 14;

/** Days after that of the payment in which a consumer can withdraw from the contract (Article 9 of Directive 2011/83/EU). */
export const withdrawalDays = 14;

/**
 * Days after that of the payment in which a withdrawal counts as in time. The 14 days end later where the last one is no
 * working day where the buyer lives (Article 3 (4) of Regulation 1182/71), and by the buyer's clock: never after these.
 */
export const acceptedWithdrawalDays = 21;

/** Days that a site stays online after its template was refunded. */
export const siteNoticeDays = 7;
