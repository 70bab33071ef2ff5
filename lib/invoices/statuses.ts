export const invoiceStatuses = ["pending", "paid", "cancelled", "expired", "refunded"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** As the API shows them: an order needs attention while its payment does. */
export const orderStatuses = [...invoiceStatuses, "needs_attention"] as const;

/** As customers see their own: `not_paid` is one that PayPal declined, or that was cancelled or abandoned there. */
export const purchaseStatuses = [...orderStatuses, "not_paid"] as const;

/** How long an order that was not paid is offered again. */
export const notPaidDays = 14;

/** Other orders that were cancelled or expired are kept for the books and shown to no customer. */
export const visibleStatuses = [
  "pending",
  "paid",
  "refunded",
] as const satisfies readonly InvoiceStatus[];

export const paymentMethods = ["paypal", "bank_transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** As UNTDID 5305 codes them: standard rate, reverse charge, outside the scope of tax, export. */
export const taxCategories = ["S", "AE", "O", "G"] as const;

/** What VIES said of a customer's VAT id; `unavailable`: it did not answer. */
export const vatCheckResults = ["valid", "invalid", "unavailable"] as const;
export type VatCheckResult = (typeof vatCheckResults)[number];

export const invoiceLanguages = ["en", "de"] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];

/** What has a number: those of corrected invoices are an invoice's. */
export const documentKinds = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof documentKinds)[number];
