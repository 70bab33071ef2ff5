export const invoiceStatuses = ["pending", "paid", "cancelled", "expired", "refunded"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * Statuses in the API: an order needs attention while its payment does, and is partly paid while
 * less than its total has arrived by bank transfer.
 */
export const orderStatuses = [...invoiceStatuses, "needs_attention", "partly_paid"] as const;

/**
 * Statuses that customers see: `not_paid` is an order that PayPal declined, or that the buyer
 * canceled or abandoned at PayPal.
 */
export const purchaseStatuses = [...orderStatuses, "not_paid"] as const;

/** How long an unpaid order is offered for payment again. */
export const notPaidDays = 14;

/**
 * Other orders that were canceled or expired are kept for the books and are not shown to customers.
 */
export const visibleStatuses = [
  "pending",
  "paid",
  "refunded",
] as const satisfies readonly InvoiceStatus[];

export const paymentMethods = ["paypal", "bank_transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Tax categories by UNTDID 5305: standard rate, reverse charge, outside the scope of tax, export,
 * exempt.
 */
export const taxCategories = ["S", "AE", "O", "G", "E"] as const;

/** The answer of VIES about a customer's VAT ID; `unavailable`: VIES did not answer. */
export const vatCheckResults = ["valid", "invalid", "unavailable"] as const;
export type VatCheckResult = (typeof vatCheckResults)[number];

/**
 * Whether staff have seen that VIES, which did not answer at the sale, denied the VAT ID later. `told`: the
 * customer was told before the payment, and nothing is left to do.
 */
export const vatIdDenialStates = ["open", "checked", "told"] as const;

/** The kinds of numbered documents: corrected invoices share the numbers of invoices. */
export const documentKinds = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof documentKinds)[number];
