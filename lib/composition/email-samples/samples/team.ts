import { apiTokenEmail } from "@/lib/accounts/emails/api-token";
import { formatDecimal } from "@/lib/amounts";
import { currency, formatMoney } from "@/lib/money";
import {
  lateTransferEmail,
  paymentAttentionEmail,
  paymentReportEmail,
} from "@/lib/orders/checkout/emails/payment-attention";
import { refundRefusedEmail, refundRequestedEmail } from "@/lib/orders/checkout/refunds/emails";
import { taxToReturnEmail, vatIdDeniedEmail } from "@/lib/orders/checkout/vat-checks/emails";
import { unmatchedWithdrawalEmail } from "@/lib/orders/checkout/withdrawal/emails";
import { thresholdEmail } from "@/lib/orders/invoices/threshold/emails";
import { staffInvitationEmail } from "@/lib/platform/staff/emails";
import { objectionArrivedEmail, reportArrivedEmail } from "@/lib/sites/reports/emails";
import { contactMessageEmail } from "@/lib/support/contact/emails";
import { threadMessageEmail } from "@/lib/support/emails/thread-message";
import type { emailKinds } from "../rules";
import { customer, type EmailSample, sample, token } from "../sample";

const order = { id: 1042, totalCents: 3_575, currency, customer };

export const teamSamples: Record<(typeof emailKinds)["team"][number], EmailSample> = {
  "contact-message": sample(contactMessageEmail, {
    name: "Ola Nordmann",
    company: "Halden Bakery",
    email: "ola@example.com",
    message: "Hello!\nCan a template have a page in two languages?",
  }),
  "staff-invitation": sample(staffInvitationEmail, {
    role: "support",
    token,
  }),
  "back-office-api-token": sample(apiTokenEmail, {
    name: "Export",
    reach: "back-office",
    token,
  }),
  "payment-attention": sample(
    paymentAttentionEmail,
    order,
    `another amount: ${formatMoney({ cents: 3_000 })} instead of ${formatMoney({ cents: 3_575 })}`,
  ),
  "payment-report": sample(
    paymentReportEmail,
    order,
    `dispute PP-D-27803: ${formatDecimal(3_575, currency)} ${currency}, MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED, OPEN`,
  ),
  "late-transfer": sample(lateTransferEmail, order, "RF12 001042", "Silent is paid in order 1050"),
  "refund-requested": sample(refundRequestedEmail, order, {
    items: [{ name: "Silent" }],
    amountCents: 2_000,
    currency,
    reason: "bought_twice",
    note: "My colleague had ordered it on Monday.",
  }),
  "withdrawal-unmatched": sample(unmatchedWithdrawalEmail, {
    order: 1042,
    name: "Marie Dupont",
    email: "marie@example.com",
    receivedAt: new Date("2026-11-26T10:00:00Z"),
  }),
  "refund-refused": sample(
    refundRefusedEmail,
    order,
    { amountCents: 2_000, currency },
    "the balance is too low",
  ),
  "thread-message": sample(threadMessageEmail, {
    threadId: 7,
    invoiceId: order.id,
    from: "Halden Bakery",
    fromAddress: "ola@home.example",
    message: "Can the logo be larger on phones?",
  }),
  "report-arrived": sample(reportArrivedEmail, {
    id: 12,
    host: "www.halden.example",
    kind: "phishing",
    dueAt: new Date(Date.UTC(2026, 11, 4, 9, 30)),
  }),
  "objection-arrived": sample(objectionArrivedEmail, 12, "halden"),
  "vat-id-confirmed": sample(
    taxToReturnEmail,
    order,
    `Please return ${formatMoney({ cents: 596 })} of tax by bank transfer.`,
  ),
  "vat-id-denied": sample(vatIdDeniedEmail, {
    ...order,
    customer: { ...customer, vatId: "FRXX123456000" },
  }),
  "tax-threshold": sample(thresholdEmail, {
    cents: 812_300,
    warning: "near",
    scheme: "domestic",
  }),
};
