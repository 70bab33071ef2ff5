/** What a customer is written about an order, each at most once. */
const occasions = [
  "bank-details",
  "transfer-reminder",
  "transfer-expired",
  "refused",
  "receipt",
] as const;

/** Names the occasion of a mail, so that it is never promised twice. */
export const mailKey = (occasion: (typeof occasions)[number], orderId: number) =>
  `${occasion}:${orderId}`;

/** The keys of all mails that there can be about an order. */
export const mailKeysOf = (orderId: number) =>
  occasions.map((occasion) => mailKey(occasion, orderId));
