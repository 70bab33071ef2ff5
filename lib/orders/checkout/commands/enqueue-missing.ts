import "server-only";
import { and, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { payments, webhookEvents } from "@/db/schema/payments";
import { refundItems, refunds } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { openStates } from "@/db/words/payments";
import { openRefundStatuses } from "@/db/words/refunds";
import { isLeaving } from "@/lib/accounts/queries";
import { isBought, licenseItemId, maySiteBeOnline } from "@/lib/orders/invoices/queries/bought";
import { checkPaymentJob } from "@/lib/orders/payments/jobs";
import { enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import {
  expireTransferJob,
  processWebhookEventJob,
  remindOfTransferJob,
  syncDeploymentsJob,
} from "../jobs";
import { finishRefundJob } from "../refunds/jobs";

const isOld = (column: PgColumn): SQL => lt(column, sql`now() - interval '10 minutes'`);

const jobOf = (field: string, id: PgColumn) => ({
  key: sql`${id}::text`,
  payload: sql`jsonb_build_object(${sql.raw(`'${field}'`)}, ${id})`,
});

/** Open payments and refunds, unprocessed webhook events, pending transfers and orders with deployment that have no job. */
/** Of a line that is the deployment of a license: the license was not given back. */
const isLicenseKept = sql`not exists (select from ${refundItems} as returned
  where returned.invoice_item_id = ${invoiceItems.deploymentOf}
    and returned.refunded_at is not null and not returned.is_released)`;

export async function enqueueMissingCheckoutJobs(): Promise<void> {
  const db = database();
  const { deploymentOf } = invoiceItems;
  await enqueueMissing(
    checkPaymentJob,
    db
      .select(jobOf("paymentId", payments.id))
      .from(payments)
      .where(and(inArray(payments.state, [...openStates]), isOld(payments.createdAt))),
  );
  await enqueueMissing(
    finishRefundJob,
    db
      .select(jobOf("refundId", refunds.id))
      .from(refunds)
      .where(and(inArray(refunds.status, [...openRefundStatuses]), isOld(refunds.createdAt))),
  );
  await enqueueMissing(
    processWebhookEventJob,
    db
      .select(jobOf("eventId", webhookEvents.id))
      .from(webhookEvents)
      .where(and(isNull(webhookEvents.processedAt), isOld(webhookEvents.receivedAt))),
  );
  const pendingTransfers = (condition?: SQL) =>
    db
      .select(jobOf("invoiceId", invoices.id))
      .from(invoices)
      .where(
        and(
          eq(invoices.status, "pending"),
          eq(invoices.method, "bank_transfer"),
          isOld(invoices.createdAt),
          condition,
        ),
      );
  await enqueueMissing(remindOfTransferJob, pendingTransfers(isNull(invoices.remindedAt)));
  await enqueueMissing(expireTransferJob, pendingTransfers());
  await enqueueMissing(
    syncDeploymentsJob,
    db
      .selectDistinct(jobOf("invoiceId", invoices.id))
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
      .leftJoin(deployments, eq(deployments.invoiceItemId, licenseItemId))
      .where(
        or(
          and(
            eq(invoices.status, "paid"),
            or(
              and(gt(invoices.deploymentCents, 0), isBought()),
              and(isNotNull(deploymentOf), isLicenseKept),
            ),
            isNull(deployments.invoiceItemId),
            isOld(invoices.paidAt),
            not(isLeaving()),
          ),
          and(isNull(deploymentOf), not(maySiteBeOnline()), isNotNull(deployments.address)),
        ),
      ),
  );
}
