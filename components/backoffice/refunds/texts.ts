import type { RefundRequestStatus, RefundStatus } from "@/db/words/refunds";
import { reasonTexts } from "@/lib/orders/checkout/refunds/texts";
import { acceptedWithdrawalDays } from "@/lib/refund-days";

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
  xml: "XML",
  creditNote: (number: number) => `Credit note ${number}`,
  ofOrder: (id: number) => `: order ${id}`,
  by: (email: string) => `by ${email}`,
  search: "E-mail, note or reference",
  searchRequests: "E-mail or note",
  noRefunds: "No refunds yet.",
  noRequests: "No refund requests.",
  allPresets: (count: number) => (count === 1 ? "1 template" : `${count} templates`),
  approve: "Approve",
  decline: "Decline",
  declineTitle: (orderId: number) => `Decline the refund of order ${orderId}?`,
  declineText: (email: string) => `${email} is told the reason.`,
  approveTitle: (orderId: number) => `Approve the refund of order ${orderId}?`,
  approveText:
    "It was paid by bank transfer: return the money first, then enter the reference of your transfer.",
  answer: "Answer to the customer",
  rightEnded: {
    business: "No right to withdraw by the law: the order is not one of a consumer.",
    consent: "The right to withdraw had ended: the buyer consented to an immediate start.",
    time: `The right to withdraw had ended: it came more than ${acceptedWithdrawalDays} days after the payment.`,
  },
  inTime: "In time: the law gives a right to the money.",
  refusedByPaypal:
    "PayPal refused it, and no money was returned. Approve it again later, or return the money by bank transfer and enter that in the order.",
};

export const refundFormTexts = {
  title: "Refund",
  nothingLeft: "Everything is refunded or on its way.",
  left: (left: string, total: string) => `${left} of ${total} can be refunded.`,
  begin: "Refund…",
  presets: "What to refund",
  deployment: "Deployment, with the last template",
  method: "Method",
  methods: { paypal: "With PayPal", bank_transfer: "By bank transfer, already made" },
  reference: "Reference of the transfer",
  reason: "Reason",
  note: "Note",
  noteHint: "Only staff can see this.",
  submit: (amount: string) => `Refund ${amount}`,
  sure: (amount: string) => `Refund ${amount}?`,
  sureText: (orderId: number, byPaypal: boolean) =>
    byPaypal
      ? `PayPal returns the money of order ${orderId} at once. This cannot be undone.`
      : `Order ${orderId} is recorded as refunded, with a credit note. This cannot be undone.`,
  sureYes: (amount: string) => `Yes, refund ${amount}`,
  sureNo: "Not now",
  choose: "Please choose at least one template.",
  taxToReturn: (amount: string) =>
    `The VAT id was confirmed after the sale: ${amount} of tax go back. Transfer them, then enter the reference of your transfer.`,
  taxReturned: (amount: string) => `I have returned ${amount}`,
};
