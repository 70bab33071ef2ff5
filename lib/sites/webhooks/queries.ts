import "server-only";
import { desc, eq, getTableColumns } from "drizzle-orm";
import { database } from "@/db/client";
import { licenses } from "@/db/schema/delivery";
import { siteMessages } from "@/db/schema/messages";
import { deployments } from "@/db/schema/sites";
import { siteWebhookDeliveries, siteWebhooks } from "@/db/schema/webhooks";
import { siteAddress } from "../address";
import { failureTextOrNull } from "../failure-text";
import { writerOf } from "../messages/rules";
import { getOwnDomain } from "../queries/own-domain";
import { requireSiteRow } from "../queries/site";
import { listedDeliveries } from "./rules";
import type { WebhookDelivery, WebhookEvent, WebhookView } from "./schemas";
import { secretsOf } from "./secret";

export async function findWebhook(invoiceItemId: number) {
  const [webhook] = await database()
    .select()
    .from(siteWebhooks)
    .where(eq(siteWebhooks.invoiceItemId, invoiceItemId));
  return webhook ?? null;
}

/** The webhook of a customer's site. */
export async function requireWebhook(userId: number, license: string): Promise<WebhookView> {
  const { row } = await requireSiteRow(userId, license);
  const webhook = await findWebhook(row.invoiceItemId);
  if (!webhook) return { address: null, secret: null, deliveries: [] };
  return {
    address: webhook.address,
    secret: secretsOf(webhook)[0] ?? null,
    deliveries: await listDeliveries(row.invoiceItemId),
  };
}

async function listDeliveries(invoiceItemId: number): Promise<WebhookDelivery[]> {
  const { messageId, status, attempts, reason, attemptedAt } = siteWebhookDeliveries;
  const { kind, name, email, receivedAt } = siteMessages;
  const rows = await database()
    .select({ messageId, status, attempts, reason, attemptedAt, kind, name, email, receivedAt })
    .from(siteWebhookDeliveries)
    .innerJoin(siteMessages, eq(siteMessages.id, messageId))
    .where(eq(siteWebhookDeliveries.invoiceItemId, invoiceItemId))
    .orderBy(desc(messageId))
    .limit(listedDeliveries);
  return rows.map(({ name: writer, email: from, ...row }) => ({
    ...row,
    reason: failureTextOrNull(row.reason),
    from: writerOf({ name: writer, email: from }),
    receivedAt: row.receivedAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
  }));
}

type Site = WebhookEvent["data"]["site"];

/** A site as its webhook is told about it. */
export async function describeSite(invoiceItemId: number): Promise<Site> {
  const [row] = await database()
    .select({ name: deployments.name, address: deployments.address, license: licenses.key })
    .from(deployments)
    .innerJoin(licenses, eq(licenses.invoiceItemId, deployments.invoiceItemId))
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  if (!row) throw new Error("The site has no license.");
  const domain = await getOwnDomain(invoiceItemId);
  return { ...row, address: siteAddress({ ...row, domain }) };
}

/** A delivery that waits, with its message and webhook; null if there is none. */
export async function findDelivery(messageId: number) {
  const { words, contentHash, messageHash, ...message } = getTableColumns(siteMessages);
  const [found] = await database()
    .select({ message, webhook: siteWebhooks, delivery: siteWebhookDeliveries })
    .from(siteWebhookDeliveries)
    .innerJoin(siteWebhooks, eq(siteWebhooks.invoiceItemId, siteWebhookDeliveries.invoiceItemId))
    .innerJoin(siteMessages, eq(siteMessages.id, siteWebhookDeliveries.messageId))
    .where(eq(siteWebhookDeliveries.messageId, messageId));
  return found?.delivery.status === "waiting" ? found : null;
}
