import "server-only";
import { and, eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { paymentSteps } from "@/db/schema/payments";
import { env } from "@/lib/env";
import { addPaymentNote, countPaymentSteps } from "@/lib/orders/payments/commands";
import type { Payment } from "@/lib/orders/payments/queries";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { attentionKey } from "../emails/dedupe-keys";
import { paymentReportEmail } from "../emails/payment-attention";
import { aboutOrder, lockInvoice } from "./mark-paid";

/**
 * Tells the shop what PayPal reports about a payment that arrived, once. The payment stays as it
 * is: its presets are paid.
 */
export const reportPayment = (payment: Payment, report: string): Promise<void> =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const isThis = and(eq(paymentSteps.paymentId, payment.id), eq(paymentSteps.note, report));
    if ((await tx.$count(paymentSteps, isThis)) > 0) return;
    await addPaymentNote(tx, payment, report);
    await recordEvent(tx, "order.flagged", { ...aboutOrder(invoice), detail: report });
    const steps = await Promise.all(
      (["needs_attention", payment.state] as const).map((state) =>
        countPaymentSteps(tx, payment.id, state),
      ),
    );
    await queueEmail(tx, {
      key: attentionKey(
        invoice.id,
        steps.reduce((sum, count) => sum + count, 0),
      ),
      to: env("site").ADMIN_EMAIL,
      email: paymentReportEmail(invoice, report),
    });
  });
