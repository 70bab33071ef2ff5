import type { EvidenceState } from "@/db/words/evidence";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import type { Invoice } from "@/lib/orders/invoices/schemas";

export const backOfficeTexts = {
  title: "Back office",
  overview: "Overview",
  sales: "Sales",
  catalogue: "Catalogue",
  operation: "Operation",
  moreReasons: (count: number) => `and ${count} more`,
  waiting: (section: string, count: number) => `${section}, ${count} waiting`,
  searchAll: "Search",
  searchAllTitle: "Search everything",
  searchAllHint: "A name, an e-mail, a reference, or words of a message",
  allOf: (section: string, count: number) => `${section}: all ${count}`,
  orderHit: (id: number, customer: string, total: string) => `Order ${id}, ${customer}, ${total}`,
  figures: "Figures",
  orders: "Orders",
  orderTitle: (id: number) => `Order ${id}`,
  refunds: "Refunds",
  bank: "Bank",
  books: "Books",
  presets: "Templates",
  coupons: "Coupons",
  reviews: "Reviews",
  customers: "Customers",
  customerTitle: (id: number) => `Customer ${id}`,
  sites: "Sites",
  reports: "Reports",
  heldSites: "Held sites",
  messages: "Messages",
  mail: "E-mails",
  emailSamples: "E-mail samples",
  jobs: "Jobs",
  audit: "Audit",
  staff: "Staff",
  apiTokens: "API tokens",
  tryAgain: "Try again",
  cancel: "Cancel",
  oneMoment: "One moment…",
};

export const tableTexts = {
  nothingFound: "No results.",
  show: "Show",
  from: (first: string) => `from ${first}`,
  until: (last: string) => `until ${last}`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  pages: "Pages",
  back: "Back",
  next: "Next",
  thereAreMore: "There are more. Filter the list to see others, or export it.",
};

export const bulkTexts = {
  choose: "Choose",
  chooseRow: (name: string) => `Choose ${name}`,
  chooseAll: "Choose all on this page",
  chooseNone: "Choose none",
  chosen: (count: number) => `${count} chosen`,
  exportChosen: "Export as CSV",
  exportAll: (count: number) => `Export all ${count} as CSV`,
  undo: "Undo",
};

export const savedFilterTexts = {
  title: "Saved filters",
  begin: "Save this filter",
  name: "Name of the filter",
  save: "Save",
  forget: (name: string) => `Forget ${name}`,
};

const orderStatuses: Record<Invoice["status"], string> = {
  pending: "Pending",
  paid: "Paid",
  cancelled: "Cancelled",
  expired: "Expired",
  refunded: "Refunded",
  needs_attention: "Needs a decision",
  partly_paid: "Partly paid",
  not_paid: "Not paid",
};

const paymentMethods: Record<Invoice["paymentMethod"], string> = {
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
};

export const orderTexts = {
  order: "Order",
  date: "Date",
  customer: "Customer",
  presets: "Templates",
  withDeployment: "with deployment",
  total: "Total",
  payment: "Payment",
  status: "Status",
  statuses: orderStatuses,
  methods: paymentMethods,
  next: "Next",
  timeline: "Timeline",
  show: "Show",
  historyOf: (id: number) => ` what happened to order ${id}`,
  orderName: (id: number) => `order ${id}`,
  email: "E-mail",
  currency: "Currency",
  reference: "Reference",
  invoiceNumber: "Invoice",
  license: (number: number) => `License ${number}`,
  reduced: (amount: string) => `reduced by ${amount}`,
  deployment: "Deployment",
  discounts: "Discounts, taken off already",
  coupon: "Coupon",
  invoice: (number: number) => `Invoice ${number}`,
  ofOrder: (id: number) => ` of order ${id}`,
  received: (amount: string) => `${amount} received`,
  credit: (amount: string) => `Credit of ${amount}`,
  confirmTitle: "Has it arrived?",
  confirmText: (amount: string, email: string) =>
    `${amount} from ${email}. They get their templates and the receipt at once. If they have bought the templates in another order since, you decide what happens to the money.`,
  confirmMore: (email: string) =>
    `More money from ${email}. The order is paid already: it becomes a credit.`,
  arrivedAmount: (currency: string) => `Amount in ${currency}`,
  arrivedDay: "Day on the bank's statement",
  amountNeeded: "Please give an amount above zero",
  confirmYes: "Yes, mark as paid",
  confirmNo: "Not yet",
  paidOn: (days: string) => `Paid ${days}`,
  placedOn: (days: string) => `Placed ${days}`,
  withPreset: (id: string) => `With template N° ${id}`,
  markPaid: "Mark as paid",
  orderId: (id: number) => `: order ${id}`,
  all: "All",
  search: "Customer, e-mail or reference",
  empty: "No orders yet.",
};

type PaymentState = NonNullable<OrderTimeline["payment"]>["state"];

const paymentStates: Record<PaymentState, string> = {
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
};

export const evidenceTexts = {
  title: "Country of the customer",
  states: {
    agree: "Two pieces of evidence agree.",
    disagree:
      "No piece of evidence agrees with the billing address. Please ask the customer, and correct the invoice if the address is wrong.",
    incomplete: "Only the billing address is known.",
    checked: "The evidence disagrees. Someone has looked at it.",
  } satisfies Record<EvidenceState, string>,
  /** In the filter of a list. */
  words: {
    agree: "country certain",
    disagree: "country not certain",
    incomplete: "country from the address only",
    checked: "country checked",
  } satisfies Record<EvidenceState, string>,
  pieces: {
    billing: "Billing address",
    network: "Network",
    paypal: "PayPal account",
    bank: "Bank account",
  },
  check: "I looked at it",
};

export const timelineTexts = {
  ordered: (moment: string) => `Ordered ${moment}`,
  payment: "Payment",
  byTransfer: "Paid by bank transfer, not through PayPal.",
  replacedBy: (orderId: number) => `Order ${orderId} replaced it.`,
  paypalOrder: "PayPal order",
  capture: "Capture",
  noneYet: "none yet",
  paymentStates,
  transfers: "Bank transfers",
  noTransfers: "Nothing has arrived yet.",
  transferKinds: {
    arrived: "Arrived",
    returned: "Returned",
    reversed: "Mark taken back",
    moved: "Moved with the order",
  } satisfies Record<OrderTimeline["transfers"][number]["kind"], string>,
  by: (email: string) => `by ${email}`,
  addTransfer: "Mark another transfer",
  takeBack: "Take back",
  keep: "Keep it",
  ofTransfer: (amount: string, day: string) => `: ${amount} of ${day}`,
  takeBackTitle: "Take this mark back?",
  takeBackText:
    "If the order was paid by it, a credit note cancels its invoice, its templates are locked again, and a new order waits for the money. The customer is told.",
  returnCredit: (credit: string) => `Credit of ${credit}`,
  returnText: "Send the money back first, then mark it here.",
  markReturned: "Mark as returned",
  mails: "E-mails",
  noEmails: "No e-mails sent.",
};
