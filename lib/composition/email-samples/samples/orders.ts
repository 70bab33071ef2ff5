import { reviewHiddenEmail } from "@/lib/catalogue/reviews/emails";
import { currency } from "@/lib/money";
import { invoiceCorrectedEmail } from "@/lib/orders/checkout/corrections/emails";
import {
  bankDetailsEmail,
  paymentDeclinedEmail,
  receiptEmail,
  transferCancelledEmail,
  transferExpiredEmail,
  transferReminderEmail,
  transferReplacedEmail,
} from "@/lib/orders/checkout/emails/order-emails";
import {
  creditReturnedEmail,
  overpaidEmail,
  partPaymentEmail,
  paymentTakenBackEmail,
} from "@/lib/orders/checkout/emails/transfer-emails";
import { refundDeclinedEmail, refundedEmail } from "@/lib/orders/checkout/refunds/emails";
import { vatIdUnknownEmail } from "@/lib/orders/checkout/vat-checks/emails";
import { startedEmail, withdrawalReceivedEmail } from "@/lib/orders/checkout/withdrawal/emails";
import { threadAnswerEmail } from "@/lib/support/emails/thread-answer";
import type { emailKinds } from "../rules";
import { customer, type EmailSample, sample } from "../sample";

const items = [
  { name: "Gourmet Grove", priceCents: 1_575, discountCents: 175, deploymentOf: null },
  { name: "Silent", priceCents: 2_000, discountCents: 0, deploymentOf: null },
];

const discounts = [{ text: "Coupon SPRING, 10 % off Gourmet Grove", cents: 175 }];

const order = {
  id: 1042,
  customer,
  discounts,
  currency,
  subtotalCents: 3_575,
  deploymentCents: 0,
  totalCents: 3_575,
  method: "paypal",
  termsId: 1,
  forBusiness: true,
  consentAt: null,
} as const;

const deployed = { ...order, deploymentCents: 8_000, totalCents: 11_575 };

const deploymentAlone = { ...order, discounts: [], subtotalCents: 6_500, totalCents: 6_500 };

const reference = "RF12 001042";

export const orderSamples: Record<(typeof emailKinds)["orders"][number], EmailSample> = {
  "bank-details": sample(bankDetailsEmail, order, items, {
    reference,
    lastDay: "2027-01-15",
    hasCode: false,
  }),
  "transfer-reminder": sample(
    transferReminderEmail,
    order,
    reference,
    new Date("2027-01-15T10:00:00Z"),
  ),
  "transfer-expired": sample(transferExpiredEmail, order),
  "transfer-replaced": sample(transferReplacedEmail, order, reference, 1050),
  "transfer-cancelled": sample(transferCancelledEmail, order, reference, true),
  "transfer-part": sample(partPaymentEmail, order, reference, 2_000),
  "transfer-overpaid": sample(overpaidEmail, order, 3_575),
  "credit-returned": sample(creditReturnedEmail, order, reference, 3_575),
  "payment-taken-back": sample(
    paymentTakenBackEmail,
    order,
    { ...order, id: 1051 },
    "RF82 001051",
    0,
  ),
  "vat-id-unknown": sample(
    vatIdUnknownEmail,
    { ...order, customer: { ...customer, vatId: "FR12345678901" } },
    596,
  ),
  receipt: sample(receiptEmail, order, items),
  "receipt-with-deployment": sample(receiptEmail, deployed, items),
  "receipt-of-deployment": sample(receiptEmail, deploymentAlone, [
    { name: "Deployment of Silent", priceCents: 6_500, discountCents: 0, deploymentOf: 1 },
  ]),
  "payment-declined": sample(paymentDeclinedEmail, order),
  refunded: sample(
    refundedEmail,
    order,
    { amountCents: 2_000, currency, method: "bank_transfer", reference },
    [{ name: "Silent", deploymentOf: null, hasSite: true }],
  ),
  "refund-declined": sample(
    refundDeclinedEmail,
    order,
    "The license was used for a site that has been online for a year.",
  ),
  started: sample(startedEmail, {
    id: order.id,
    consentAt: new Date("2026-11-26T10:00:00Z"),
  }),
  "withdrawal-received": sample(withdrawalReceivedEmail, {
    order: order.id,
    name: "Marie Dupont",
    email: "marie@example.com",
    receivedAt: new Date("2026-11-26T10:00:00Z"),
  }),
  "review-hidden": sample(reviewHiddenEmail, "Gourmet Grove", "It names a person who works here."),
  "thread-answer": sample(threadAnswerEmail, {
    invoiceId: order.id,
    answer: "Hello Ann,\nyou can set its size in the editor, under Brand.\nKind regards, Kim",
    isAsked: true,
  }),
  "thread-begun": sample(threadAnswerEmail, {
    invoiceId: order.id,
    answer: "Hello Ann,\nwhich address should stand on your invoice?\nKind regards, Kim",
    isAsked: false,
  }),
  "invoice-corrected": sample(invoiceCorrectedEmail, order, 41),
};
