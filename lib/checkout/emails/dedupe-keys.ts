/** What a customer is written about an order, each at most once. */
const orderEmails = [
  "bank-details",
  "transfer-reminder",
  "transfer-expired",
  "refused",
  "receipt",
] as const;

/** Names the occasion of a mail, so that it is never promised twice. */
export const dedupeKey = (occasion: (typeof orderEmails)[number], orderId: number) =>
  `${occasion}:${orderId}`;

/** The keys of all mails that there can be about an order. */
export const dedupeKeysOf = (orderId: number) =>
  orderEmails.map((occasion) => dedupeKey(occasion, orderId));
