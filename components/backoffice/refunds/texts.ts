import type { RefundRequestStatus, RefundStatus } from "@/db/words/refunds";
import { reasonTexts } from "@/lib/orders/checkout/refunds/texts";

const statuses: Record<RefundStatus, string> = {
  sending: "Being sent to PayPal",
  pending: "Pending at PayPal",
  completed: "Refunded",
  refused: "Refused by PayPal",
};

const requestStatuses: Record<RefundRequestStatus, string> = {
  open: "Open",
  approved: "Approved",
  declined: "Declined",
};

export const refundTexts = {
  refunds: "Refunds",
  requests: "Requests",
  all: "All",
  order: "Order",
  customer: "Customer",
  amount: "Amount",
  reason: "Reason",
  reasons: reasonTexts,
  status: "Status",
  statuses,
  requestStatuses,
  refundedOn: (days: string) => `Refunded ${days}`,
  date: "Date",
  decision: "Decision",
  creditNote: (number: number) => `Credit note ${number}`,
  ofOrder: (id: number) => `: order ${id}`,
  by: (email: string) => `by ${email}`,
  search: "E-mail, note or reference",
  searchRequests: "E-mail or note",
  noRefunds: "Nothing was refunded yet.",
  noRequests: "Nobody asks for a refund.",
  allPresets: (count: number) => (count === 1 ? "1 template" : `${count} templates`),
  approve: "Approve",
  decline: "Decline",
  declineTitle: (orderId: number) => `Decline the refund of order ${orderId}?`,
  declineText: (email: string) => `${email} is told why.`,
  approveTitle: (orderId: number) => `Approve the refund of order ${orderId}?`,
  approveText:
    "It was paid by bank transfer: return the money first, then write down its reference.",
  answer: "Answer to the customer",
  refusedByPaypal:
    "PayPal refused it, and no money has moved. Approve it again later, or return the money by bank transfer and write that down in the order.",
};

export const refundFormTexts = {
  title: "Refund",
  nothingLeft: "All of it was refunded, or is on its way.",
  left: (left: string, total: string) => `${left} of ${total} is left.`,
  begin: "Refund…",
  presets: "What is refunded",
  method: "How",
  methods: { paypal: "With PayPal", bank_transfer: "By bank transfer, made already" },
  reference: "Reference of the transfer",
  reason: "Reason",
  note: "Note",
  noteHint: "For the shop only.",
  submit: (amount: string) => `Refund ${amount}`,
  choose: "Please choose at least one template.",
};
