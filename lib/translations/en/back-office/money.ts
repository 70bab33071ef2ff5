export const refunds = {
  refunds: "Refunds",
  requests: "Requests",
  all: "All",
  order: "Order",
  customer: "Customer",
  amount: "Amount",
  reason: "Reason",
  status: "Status",
  refundedOn: "Refunded {days}",
  date: "Date",
  decision: "Decision",
  xml: "XML",
  creditNote: "Credit note {number}",
  ofOrder: ": order {id}",
  by: "by {email}",
  search: "E-mail, note or reference",
  searchRequests: "E-mail or note",
  noRefunds: "No refunds yet.",
  noRequests: "No refund requests.",
  nothingToRefund: "Nothing to refund.",
  allPresets: "{count, plural, one {# template} other {# templates}}",
  approve: "Approve",
  decline: "Decline",
  declineTitle: "Decline the refund of order {orderId}?",
  declineText: "{email} is told the reason.",
  approveTitle: "Approve the refund of order {orderId}?",
  approveText:
    "It was paid by bank transfer. First return {amount} to {email} for {presets}, then enter the reference of your transfer.",
  answer: "Answer to the customer",
  inTime: "In time: the law gives a right to the money.",
  refusedByPaypal:
    "PayPal refused it, and no money was returned. Approve it again later, or return the money by bank transfer and enter that in the order.",
} as const;

export const refundStatuses = {
  sending: "Being sent to PayPal",
  pending: "Pending at PayPal",
  completed: "Refunded",
  refused: "Refused by PayPal",
} as const;

export const refundRequestStatuses = {
  open: "Open",
  approved: "Approved",
  declined: "Declined",
} as const;

export const refundReasons = {
  changed_mind: "Changed their mind",
  not_as_described: "Not as described",
  does_not_work: "Does not work",
  bought_twice: "Bought twice",
  goodwill: "Goodwill",
  withdrawal: "Withdrawal from the contract",
  made_at_paypal: "Made at PayPal",
  marked_by_mistake: "Marked as paid by mistake",
  tax_returned: "Tax returned: VAT id confirmed later",
} as const;

/** Why the right to withdraw had ended. */
export const rightEndings = {
  business: "No right to withdraw by the law: the order is not one of a consumer.",
  consent: "The right to withdraw had ended: the buyer consented to an immediate start.",
  time: "The right to withdraw had ended: it came more than {days, plural, one {# day} other {# days}} after the payment.",
} as const;

export const refundForm = {
  title: "Refund",
  nothingLeft: "Everything is refunded or on its way.",
  left: "{left} of {total} can be refunded.",
  begin: "Refund…",
  beginOne: "Refund only {name}…",
  presets: "What to refund",
  deployment: "Deployment, with the last template",
  method: "Method",
  reference: "Reference of the transfer",
  reason: "Reason",
  note: "Note",
  noteHint: "Only staff can see this.",
  submit: "Refund {amount}",
  byPaypal: "PayPal returns the money of order {orderId} at once. This cannot be undone.",
  byTransfer: "Order {orderId} is recorded as refunded, with a credit note. This cannot be undone.",
  choose: "Please choose at least one template.",
  taxToReturn:
    "The VAT id was confirmed after the sale: {amount} of tax go back. Transfer them, then enter the reference of your transfer.",
  taxReturned: "I have returned {amount}",
} as const;

export const refundMethods = {
  paypal: "With PayPal",
  bank_transfer: "By bank transfer, already made",
} as const;

/** The payments of bank statements. */
export const bank = {
  intro:
    "Load the statement of your bank, check which order each payment is for, and mark them all in one step.",
  choose: "Choose a bank statement",
  chooseHint: "CAMT.053 (XML) or CSV, at most 2 MB. Loading a file again does no harm.",
  tooLarge: "Please choose a file of at most 2 MB.",
  loading: "Reading the statement…",
  added: "{count, plural, one {# new payment.} other {# new payments.}}",
  repeated: "{count, number} known from another file.",
  leftOut: "{count, number} left out: outgoing, or not booked yet.",
  open: "Payments to mark",
  none: "Every payment is marked.",
  day: "Day",
  payer: "Payer",
  unknownPayer: "an unknown payer",
  amount: "Amount",
  order: "Order",
  orderOf: "Order of the payment by {payer}",
  otherOrder: "Other order…",
  number: "Order number",
  numberOf: "Order number of the payment by {payer}",
  noOrder: "No payment of an order",
  undecided: "Decide later",
  match: "Order {id}, {company}, {open} open ({reasons})",
  confirm: "Mark {count, plural, one {# payment} other {# payments}}",
  nothingChosen: "Choose an order first",
  done: "{count, plural, one {# payment is marked.} other {# payments are marked.}}",
} as const;

/** Why a payment may be that of an order. */
export const matchReasons = {
  reference: "reference",
  name: "name",
  amount: "amount",
} as const;

export const books = {
  intro:
    "Every invoice, credit note, payment, refund and fee of a month, for bookkeeping. Months begin and end at midnight in your shop's time zone, like the dates of documents.",
  years: "Year",
  loading: "Loading the books…",
  caption: "Books of {year}",
  month: "Month",
  invoiced: "Invoices",
  credited: "Credit notes",
  paypal: "PayPal",
  bankTransfer: "Bank transfer",
  refunded: "Refunds",
  fees: "PayPal fees",
  balance: "Balance",
  balanceMeans: "The balance is payments less refunds and known fees.",
  unknownFees: "{count, number} unknown",
  downloads: "Downloads",
  year: "All of {year}",
  none: "No months of this year yet.",
  csv: "CSV",
  datev: "DATEV",
  datevFile: "DATEV {file, number} of {files, number}",
  ofMonth: " of {month}",
} as const;
