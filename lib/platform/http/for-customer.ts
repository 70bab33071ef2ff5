const header = "X-Customer";

/**
 * Headers of a request that is meant for one customer's account: in another tab of the browser, another customer may
 * sign in before it is sent. Then it is refused.
 */
export const forCustomer = (email: string) => ({ [header]: encodeURIComponent(email) });

/** Whether a request is meant for this customer, or does not say whom it is meant for. */
export function isForCustomer({ headers }: Request, email: string): boolean {
  const customer = headers.get(header);
  return customer === null || customer === encodeURIComponent(email);
}
