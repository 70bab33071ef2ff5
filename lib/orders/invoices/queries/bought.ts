import "server-only";
import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems } from "@/db/schema/refunds";
import { siteNoticeDays } from "@/lib/refund-days";

/** For queries of items: the license that the item is, or whose deployment it is. */
export const licenseItemId = sql`coalesce(${invoiceItems.deploymentOf}, ${invoiceItems.id})`;

/**
 * An item is in at most one refund that was not refused; an index ensures that and finds the
 * refund.
 */
const refundedAt = sql`(select refunded.refunded_at from ${refundItems} as refunded
  where refunded.invoice_item_id = ${invoiceItems.id} and not refunded.is_released)`;

/** When the deployment that was bought after an item was refunded; null if it was not, or if there is none. */
const deploymentRefundedAt = sql`(select refunded.refunded_at from ${invoiceItems} as line
  join ${invoices} as later on later.id = line.invoice_id and later.number is not null
  left join ${refundItems} as refunded on refunded.invoice_item_id = line.id and not refunded.is_released
  where line.deployment_of = ${invoiceItems.id} order by later.number desc limit 1)`;

/**
 * A condition for queries of invoices and their items: the item is a license that was paid for and
 * not refunded.
 */
export const isBought = (): SQL =>
  sql`(${eq(invoices.status, "paid")} and ${isNull(invoiceItems.deploymentOf)} and ${refundedAt} is null)`;

/** The same, and the deployment of the item was not refunded either. */
export const maySiteStay = (): SQL => sql`(${isBought()} and ${deploymentRefundedAt} is null)`;

/** A condition for queries of invoices and their items: the item was ordered with deployment, or its deployment was bought later. */
export const isDeploymentBought = (): SQL => sql`((${invoices.deploymentCents} > 0 or exists (
  select from ${invoiceItems} as line
  join ${invoices} as later on later.id = line.invoice_id and later.number is not null
  where line.deployment_of = ${invoiceItems.id})) and ${deploymentRefundedAt} is null)`;

/** The order with which the deployment of an item was bought and not refunded: for most items their own. */
export const deploymentOrderId = sql<number>`coalesce((select later.id from ${invoiceItems} as line
  join ${invoices} as later on later.id = line.invoice_id and later.number is not null
  where line.deployment_of = ${invoiceItems.id} and not exists (
    select from ${refundItems} as refunded where refunded.invoice_item_id = line.id and refunded.refunded_at is not null)
  order by later.number desc limit 1), ${invoices.id})`;

/**
 * When the site of a refunded item, or of one whose deployment was refunded, has to be offline; null
 * if neither was refunded.
 */
export const onlineUntil = (): SQL<string | null> =>
  sql`coalesce(${refundedAt}, ${deploymentRefundedAt}) + make_interval(days => ${siteNoticeDays})`;

/**
 * Seconds for which the site of a refunded item may stay online; 0 or less once it has to be taken
 * down.
 */
export const secondsOfNotice = (): SQL<number> =>
  sql`coalesce(extract(epoch from ${onlineUntil()} - now()), 0)`;

/**
 * A condition for queries of invoices and their items: the site may be online, because the item is
 * bought, or its refund is recent.
 */
export const maySiteBeOnline = (): SQL => sql`(${maySiteStay()} or ${secondsOfNotice()} > 0)`;
