/** The emails about an order. Each is sent at most once. */
const orderEmails = [
  "bank-details",
  "transfer-reminder",
  "transfer-expired",
  "refused",
  "receipt",
] as const;

/** The unique key of an email in the outbox, so that it is queued once. */
export const dedupeKey = (email: (typeof orderEmails)[number], orderId: number) =>
  `${email}:${orderId}`;

/** The keys of all emails that there can be about an order. */
export const dedupeKeysOf = (orderId: number) =>
  orderEmails.map((email) => dedupeKey(email, orderId));
