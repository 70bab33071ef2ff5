/** The emails about an order. Each is sent at most once. */
const orderEmails = [
  "bank-details",
  "transfer-reminder",
  "transfer-expired",
  "transfer-replaced",
  "transfer-cancelled",
  "payment-taken-back",
  "refused",
  "receipt",
  "started",
  "vat-id-confirmed",
  "vat-id-unknown",
] as const;

/** The unique key of an email in the outbox, so that it is queued once. */
export const dedupeKey = (email: (typeof orderEmails)[number], orderId: number) =>
  `${email}:${orderId}`;

/** The number of alerts about one payment that the timeline of its order shows. */
const maxAlerts = 10;

/** An alert to the shop: one for each time that the order's payment was flagged for review. */
export const attentionKey = (orderId: number, flags: number) =>
  `needs-attention:${orderId}:${flags}`;

/** The number of corrected invoices of one order whose emails its timeline shows. */
const maxCorrections = 10;

export const correctionKey = (orderId: number, version: number) =>
  `invoice-corrected:${orderId}:${version}`;

/** An alert to the shop: VIES denied the VAT ID of this version of the invoice. */
export const vatIdDeniedKey = (orderId: number, version: number) =>
  `vat-id-denied:${orderId}:${version}`;

/** The emails about refunds and requests for them, each with the id of its refund or request. */
const refundEmails = ["refunded", "refund-refused"] as const;
const requestEmails = ["refund-requested", "refund-declined"] as const;

export const refundKey = (
  email: (typeof refundEmails | typeof requestEmails)[number],
  orderId: number,
  id: number,
) => `${email}:${orderId}:${id}`;

/** An email about a movement of the order's money by bank transfer. */
export const transferKey = (orderId: number, transferId: number) =>
  `transfer:${orderId}:${transferId}`;

interface OfOrder {
  refundIds: number[];
  requestIds: number[];
  transferIds: number[];
}

/** The keys of all emails about an order with these refunds, requests and transfers. */
export const dedupeKeysOf = (orderId: number, { refundIds, requestIds, transferIds }: OfOrder) => [
  ...orderEmails.map((email) => dedupeKey(email, orderId)),
  ...Array.from({ length: maxAlerts }, (_, index) => attentionKey(orderId, index + 1)),
  ...Array.from({ length: maxCorrections }, (_, index) => correctionKey(orderId, index + 1)),
  ...Array.from({ length: maxCorrections + 1 }, (_, version) => vatIdDeniedKey(orderId, version)),
  ...refundEmails.flatMap((email) => refundIds.map((id) => refundKey(email, orderId, id))),
  ...transferIds.map((id) => transferKey(orderId, id)),
  ...requestEmails.flatMap((email) => requestIds.map((id) => refundKey(email, orderId, id))),
];
