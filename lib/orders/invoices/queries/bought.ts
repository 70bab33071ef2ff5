import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems } from "@/db/schema/refunds";
import { siteNoticeDays } from "../rules";

/**
 * An item is in at most one refund that was not refused; an index ensures that and finds the
 * refund.
 */
const refundedAt = sql`(select refunded.refunded_at from ${refundItems} as refunded
  where refunded.invoice_item_id = ${invoiceItems.id} and not refunded.is_released)`;

/** A condition for queries of invoices and their items: the item was paid for and not refunded. */
export const isBought = (): SQL => sql`(${eq(invoices.status, "paid")} and ${refundedAt} is null)`;

/** When the site of a refunded item has to be offline; null for one that was not refunded. */
export const onlineUntil = (): SQL<string | null> =>
  sql`${refundedAt} + make_interval(days => ${siteNoticeDays})`;

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
export const maySiteBeOnline = (): SQL => sql`(${isBought()} or ${secondsOfNotice()} > 0)`;
