import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { type WebhookDeliveryStatus, webhookDeliveryStatuses } from "@/db/words/sites";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { siteMessages } from "./messages";
import { deployments } from "./sites";

/** Where the messages of a site are sent as well: to a program of its owner. */
export const siteWebhooks = pgTable("site_webhooks", {
  invoiceItemId: integer()
    .primaryKey()
    .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
  address: text().notNull(),
  /** The signing secret is derived from the shop's secret and this number. */
  secretNumber: integer().notNull().default(1),
});

/** Messages that were sent, or are to be sent, to a webhook. They are deleted with the message. */
export const siteWebhookDeliveries = pgTable(
  "site_webhook_deliveries",
  {
    messageId: integer()
      .primaryKey()
      .references(() => siteMessages.id, { onDelete: "cascade" }),
    invoiceItemId: integer()
      .notNull()
      .references(() => siteWebhooks.invoiceItemId, { onDelete: "cascade" }),
    status: text().$type<WebhookDeliveryStatus>().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed. */
    reason: text(),
    attemptedAt: timestamptz(),
  },
  (t) => [
    index("site_webhook_deliveries_newest").on(t.invoiceItemId, t.messageId.desc().nullsLast()),
    check("site_webhook_deliveries_status", isOneOf(t.status, webhookDeliveryStatuses)),
  ],
);
