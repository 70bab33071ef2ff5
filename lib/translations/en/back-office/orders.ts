/** The list of orders, and what is said of one elsewhere, too. */
export const orderList = {
  order: "Order",
  date: "Date",
  customer: "Customer",
  presets: "Templates",
  withDeployment: "with deployment",
  total: "Total",
  payment: "Payment",
  status: "Status",
  next: "Next",
  timeline: "Timeline",
  show: "Show",
  historyOf: " what happened to order {id}",
  orderName: "order {id}",
  email: "E-mail",
  currency: "Currency",
  reference: "Reference",
  invoiceNumber: "Invoice",
  license: "License {number, number}",
  reduced: "reduced by {amount}",
  deployment: "Deployment",
  discounts: "Discounts, taken off already",
  coupon: "Coupon",
  invoice: "Invoice {number}",
  ofOrder: " of order {id}",
  received: "{amount} received",
  credit: "Credit of {amount}",
  paidOn: "Paid {days}",
  placedOn: "Placed {days}",
  withPreset: "With template N° {id}",
  markPaid: "Mark as paid",
  orderId: ": order {id}",
  all: "All",
  search: "Customer, e-mail or reference",
  empty: "No orders yet.",
} as const;

export const orderStatuses = {
  pending: "Pending",
  paid: "Paid",
  cancelled: "Cancelled",
  expired: "Expired",
  refunded: "Refunded",
  needs_attention: "Needs a decision",
  partly_paid: "Partly paid",
  not_paid: "Not paid",
} as const;

export const paymentMethods = {
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
} as const;

/** Marks money of an order as arrived. */
export const transferForm = {
  confirmTitle: "Has it arrived?",
  confirmText:
    "Order {id}, {reference}: {amount} from {email}. They get their templates and the receipt at once. If they have bought the templates in another order since, you decide what happens to the money.",
  confirmMore:
    "Order {id}, {reference}: more money from {email}. The order is paid already: it becomes a credit.",
  arrivedAmount: "Amount in {currency}",
  arrivedDay: "Day on the bank's statement",
  amountNeeded: "Please give an amount above zero",
  confirmYes: "Yes, mark as paid",
  marked: "Order {id} is marked as paid.",
  markedPart: "The money of order {id} is noted.",
} as const;

export const evidence = {
  title: "Country of the customer",
} as const;

export const evidenceStates = {
  agree: "Two pieces of evidence agree.",
  disagree:
    "No piece of evidence agrees with the billing address. Please ask the customer, and correct the invoice if the address is wrong.",
  incomplete: "Only the billing address is known.",
  checked: "The evidence disagrees. Someone has looked at it.",
} as const;

/** In the filter of a list. */
export const evidenceWords = {
  agree: "country certain",
  disagree: "country not certain",
  incomplete: "country from the address only",
  checked: "country checked",
} as const;

export const evidencePieces = {
  billing: "Billing address",
  network: "Network",
  paypal: "PayPal account",
  bank: "Bank account",
} as const;

/** A VAT id that VIES denied after the sale. */
export const vatIdDenial = {
  title: "VAT id not known",
  said: "VIES did not answer when this was sold, so tax was included. On {moment} it said that there is no such VAT id.",
} as const;

export const vatIdDenialStates = {
  open: "Please ask the customer for the right VAT id, and correct the invoice with it.",
  checked: "Someone has looked at it.",
  told: "The order was not paid yet: the customer was told by e-mail, and how to correct it.",
} as const;

/** In the filter of a list. */
export const vatIdDenialWords = {
  open: "VAT id not known to VIES",
  checked: "unknown VAT id checked",
  told: "told of an unknown VAT id",
} as const;

/** What happened to an order. */
export const orderHistory = {
  check: "I looked at it",
  ordered: "Ordered {moment}",
  payment: "Payment",
  byTransfer: "Paid by bank transfer, not through PayPal.",
  replacedBy: "Order {orderId} replaced it.",
  paypalOrder: "PayPal order",
  capture: "Capture",
  noneYet: "none yet",
  mails: "E-mails",
  noEmails: "No e-mails sent.",
} as const;

export const paymentStates = {
  creating: "Order placed",
  awaiting_payer: "Waiting for the customer",
  capturing: "Collecting the payment",
  captured: "Paid",
  pending_review: "In review at PayPal",
  failed: "Declined",
  cancelled: "Cancelled",
  expired: "Expired",
  needs_attention: "Needs attention",
  refund_pending: "Refund pending at PayPal",
  refunded: "Refunded",
} as const;

export const transfers = {
  transfers: "Bank transfers",
  noTransfers: "Nothing has arrived yet.",
  by: "by {email}",
  addTransfer: "Mark another transfer",
  takeBack: "Take back",
  keep: "Keep it",
  ofTransfer: ": {amount} of {day}",
  takeBackTitle: "Take this mark back?",
  takeBackText:
    "If the order was paid by it, a credit note cancels its invoice, its templates are locked again, and a new order waits for the money. The customer is told.",
  returnCredit: "Credit of {credit}",
  returnText: "Send the money back first, then mark it here.",
  markReturned: "Mark as returned",
} as const;

export const transferKinds = {
  arrived: "Arrived",
  returned: "Returned",
  reversed: "Mark taken back",
  moved: "Moved with the order",
} as const;

export const orderInvoice = {
  title: "Invoice",
  before: "Issued before taxes were shown separately.",
  net: "Net",
  rate: "{category} {rate, number} %",
  total: "Total",
  vatId: "VAT id",
  buyerReference: "Reference of the buyer: {reference}",
  consultation: "Consultation {number}",
  invoice: "Invoice {number}",
  corrected: "Corrected invoice {number}",
  xml: "XML",
  terms: "Terms",
  forBusiness: "Bought for a business, as the customer said.",
  forThemselves: "Bought by a consumer.",
  begin: "Correct the invoice…",
} as const;

export const taxCategories = {
  S: "VAT",
  AE: "Reverse charge",
  O: "Not subject to VAT",
  E: "Exempt: small enterprise",
  G: "Export",
} as const;

export const vatChecks = {
  valid: "confirmed by VIES",
  invalid: "not known to VIES",
  unavailable: "VIES did not answer",
} as const;

export const invoiceCorrection = {
  title: "Corrected invoice",
  intro:
    "It replaces the invoice, which is kept, and is e-mailed to the customer. The amount paid does not change.",
  company: "Company name",
  firstname: "First name",
  lastname: "Last name",
  street: "Street and number",
  street2: "Address line 2",
  region: "Region",
  zipcode: "Zip code",
  city: "City",
  country: "Country",
  vatId: "VAT id",
  buyerReference: "Reference of the buyer",
  note: "Reason",
  noteHint: "Only staff can see this.",
  submit: "Issue the corrected invoice",
} as const;
