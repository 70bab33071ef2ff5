import "server-only";
import { currentTranslations } from "#current-translations";
import type { Transaction } from "@/db/client";
import { refundItems, refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import { formatMoney } from "@/lib/money";
import { recordEvent } from "@/lib/platform/audit/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { aboutOrder, type InvoiceRow } from "../../commands/mark-paid";
import { finishRefundJob } from "../jobs";
import { type RefundRow, readRefundableOrder } from "../queries/refundable-order";
import { getTaxLeft } from "../queries/tax-left";
import { planRefund, planTaxReturn } from "../rules";
import type { RefundForm } from "../schemas";
import { completeRefund } from "./complete-refund";

const decisionError = currentTranslations("refundDecisionErrors");

type NewRefund = Omit<RefundForm, "invoiceId" | "amount"> & { amountCents: number };

/** The request that stored the refund sends it first, so that the job seldom has to. */
const firstTrySeconds = 60;

export interface InsertedRefund {
  refund: RefundRow;
  /** The presets that the customer no longer owns: their sales are counted again. */
  returned: number[];
}

/**
 * Records a refund, in a transaction that holds the lock on its invoice, so that of two concurrent
 * refunds the second sees the first. A refund by bank transfer was paid before and is completed at
 * once; PayPal is asked afterwards.
 */
export async function insertRefund(
  tx: Transaction,
  invoice: InvoiceRow,
  { method = invoice.method, reference = "", presetIds, itemIds, ...form }: NewRefund,
  createdBy: string,
): Promise<InsertedRefund> {
  const { order, payment } = await readRefundableOrder(tx, invoice);
  const taxCents = await getTaxLeft(invoice, tx);
  const plan =
    form.reason === "tax_returned"
      ? planTaxReturn(order, form.amountCents, taxCents)
      : planRefund(order, { presetIds, itemIds, amountCents: form.amountCents }, taxCents);
  if ("refusal" in plan) throw new ShopError("conflict", plan.refusal);
  const isTransfer = method === "bank_transfer";
  if (isTransfer && !reference) throw missingReference();
  // A transfer that arrived late has a reference of its own instead of a capture.
  if (!isTransfer && !(payment?.orderId && payment.captureId)) throw notByPaypal();
  const { amountCents, deploymentCents, items } = plan;
  const { reason, note } = form;
  const [refund] = await tx
    .insert(refunds)
    .values({
      invoiceId: invoice.id,
      method,
      amountCents,
      deploymentCents,
      reason,
      note,
      createdBy,
      currency: invoice.currency,
    })
    .returning();
  if (!refund) throw new Error("The refund was not stored.");
  const detail = formatMoney({ cents: amountCents, currency: invoice.currency });
  await recordEvent(tx, "order.refund-begun", { ...aboutOrder(invoice), detail });
  if (items.length > 0) {
    const rows = items.map(({ id: invoiceItemId }) => ({ refundId: refund.id, invoiceItemId }));
    await tx.insert(refundItems).values(rows);
  }
  if (isTransfer) {
    return {
      refund,
      returned: await completeRefund(tx, invoice, refund.id, { reference, feeCents: null }),
    };
  }
  await enqueue(
    tx,
    finishRefundJob,
    { refundId: refund.id },
    { startAfterSeconds: firstTrySeconds },
  );
  return { refund, returned: [] };
}

const missingReference = () => {
  const error = decisionError("reference");
  return new ShopError("invalid", error, { fields: { reference: error } });
};

const notByPaypal = () => new ShopError("conflict", decisionError("notByPaypal"));
