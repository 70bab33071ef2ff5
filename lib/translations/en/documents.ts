/** On orders, invoices and credit notes as PDF. */
export const taxDocument = {
  invoice: "Invoice {number}",
  correctedInvoice: "Corrected invoice {number}",
  creditNote: "Credit note {number}",
  orderTitle: "Order {id}",
  date: "Date",
  suppliedAt: "Date of supply",
  order: "Order and reference",
  buyerReference: "Your reference",
  billedTo: "Billed to",
  creditedTo: "Credited to",
  vatId: "VAT id",
  taxId: "Tax id",
  replaces: "Replaces",
  refersTo: "For",
  invoiceOf: "Invoice {number} of {day}",
  name: "Website template",
  net: "Net",
  rate: "VAT",
  tax: "VAT amount",
  gross: "Price",
  deployment: "Deployment",
  partOfPrice: "Part of the price",
  taxReturned: "VAT returned: the VAT id is confirmed",
  refundedBefore: "Refunded before",
  taxOn: "VAT {rate} on {net}",
  exchanged: "VAT in {currency}, at 1 {currency} = {rate} (European Central Bank, {day})",
  subtotal: "Subtotal",
  total: "Total",
  totalCredit: "Total credit",
  discount: "Taken off already: {discount}, {amount}",
  paidWithPaypal: "Paid with PayPal on {day}.",
  paidInTransaction: "Paid with PayPal, transaction {transaction} on {day}.",
  paidByTransfer: "Paid by bank transfer, reference {reference} on {day}.",
  wasRefunded: "The amount was refunded.",
  notPaid: "Not paid yet.",
  account: "Account {account}",
  bic: "BIC {bic}",
  reference: "Reference {reference}",
  returnedWithPaypal: "Returned with PayPal on {day}.",
  returnedInTransaction: "Returned with PayPal, transaction {transaction} on {day}.",
  returnedByTransfer: "Returned by bank transfer, reference {reference} on {day}.",
} as const;

/** In the files for accounting software: why an amount is not taxed, by `TaxCategory`. */
export const eInvoice = {
  AE: "Reverse charge",
  E: "Exemption for small enterprises",
  G: "Export outside the EU",
  O: "Not subject to VAT",
  paymentTerms: "Payable at once",
} as const;

/**
 * What the law wants to be said about a tax, or why tax is included although there is a VAT ID. Invoices keep the words
 * with which they were issued.
 */
export const taxNotes = {
  reverseCharge:
    "Reverse charge: the recipient of the service owes the VAT (Article 196 of Directive 2006/112/EC).",
  outsideUnion:
    "Not subject to VAT: the place of supply is outside the European Union (Articles 44 and 59 of Directive 2006/112/EC).",
  notTaxed: "Not subject to VAT.",
  smallEnterprise:
    "No VAT is charged: exemption for small enterprises (Article 284 of Directive 2006/112/EC; in Germany § 19 UStG).",
  vatIdUnknown: "VAT is included: VIES did not confirm the VAT id {vatId}.",
  vatIdUnchecked:
    "VAT is included: VIES could not be asked about the VAT id {vatId} when this was ordered.",
  vatIdElsewhere: "VAT is included: the VAT id {vatId} is not one of the country of the address.",
  vatIdWithoutCountry:
    "VAT is included: the country of the address is not known, so the VAT id {vatId} could not be checked.",
} as const;
