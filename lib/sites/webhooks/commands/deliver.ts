import "server-only";
import { eq, sql } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { siteWebhookDeliveries, siteWebhooks } from "@/db/schema/webhooks";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue, enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { ownerOf } from "../../queries/owner";
import { webhookFailedEmail } from "../emails";
import { deliverToWebhookJob } from "../jobs";
import { describeSite, findDelivery } from "../queries";
import { pausesInSeconds } from "../rules";
import { sendEvent } from "../send";

/** Stores that a message is to be sent to the webhook of its site, with the job, if the site has one. */
export async function queueDelivery(
  tx: Transaction,
  invoiceItemId: number,
  messageId: number,
): Promise<void> {
  const [webhook] = await tx
    .select({ invoiceItemId: siteWebhooks.invoiceItemId })
    .from(siteWebhooks)
    .where(eq(siteWebhooks.invoiceItemId, invoiceItemId))
    .for("key share");
  if (!webhook) return;
  await tx.insert(siteWebhookDeliveries).values({ messageId, invoiceItemId }).onConflictDoNothing();
  await enqueue(tx, deliverToWebhookJob, { messageId });
}

/** Sends a message to the webhook of its site. After the last attempt the owner is told. */
export async function deliverToWebhook(
  { messageId }: { messageId: number },
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
): Promise<void> {
  const found = await findDelivery(messageId);
  if (!found) return;
  const { webhook, delivery, message } = found;
  const { id, kind, name, email, message: text, fields, order } = message;
  const receivedAt = message.receivedAt.toISOString();
  const reason = await sendEvent(webhook, `message_${messageId}`, {
    type: "message.received",
    timestamp: receivedAt,
    data: {
      site: await describeSite(webhook.invoiceItemId),
      message: { id, kind, name, email, message: text, fields, order, receivedAt },
    },
  });
  const pause = pausesInSeconds[delivery.attempts];
  const isGivenUp = reason !== null && pause === undefined;
  await transaction(async (tx) => {
    await tx
      .update(siteWebhookDeliveries)
      .set({
        status: reason === null ? "delivered" : isGivenUp ? "failed" : "waiting",
        attempts: delivery.attempts + 1,
        reason,
        attemptedAt: sql`now()`,
      })
      .where(eq(siteWebhookDeliveries.messageId, messageId));
    if (isGivenUp) await tellOwner(tx, webhook, reason);
  });
  if (reason !== null && pause !== undefined) runAgainIn(pause);
}

/** Once a day: a program that is down misses every message. */
async function tellOwner(
  tx: Transaction,
  { invoiceItemId, address }: typeof siteWebhooks.$inferSelect,
  reason: string,
): Promise<void> {
  const { email, template, license } = await ownerOf(tx, invoiceItemId);
  await queueEmail(tx, {
    key: `webhook-failed:${invoiceItemId}:${new Date().toISOString().slice(0, 10)}`,
    to: email,
    email: webhookFailedEmail({ template, address, reason, license }),
  });
}

/** Enqueues deliveries without a job, for example after a restored backup. */
export const enqueueMissingDeliveries = () =>
  enqueueMissing(
    deliverToWebhookJob,
    database()
      .select({
        key: sql`${siteWebhookDeliveries.messageId}::text`,
        payload: sql`jsonb_build_object('messageId', ${siteWebhookDeliveries.messageId})`,
      })
      .from(siteWebhookDeliveries)
      .where(eq(siteWebhookDeliveries.status, "waiting")),
  );
