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

/** How many alerts about one payment the timeline of its order shows. */
const maxAlerts = 10;

/** An alert to the shop: one each time that the order's payment was flagged for review. */
export const attentionKey = (orderId: number, flags: number) =>
  `needs-attention:${orderId}:${flags}`;

/** The keys of all emails that there can be about an order. */
export const dedupeKeysOf = (orderId: number) => [
  ...orderEmails.map((occasion) => dedupeKey(occasion, orderId)),
  ...Array.from({ length: maxAlerts }, (_, index) => attentionKey(orderId, index + 1)),
];
