import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems } from "@/db/schema/refunds";
import { siteNoticeDays } from "../rules";

/** An item is in one refund at most that was not refused, and an index knows which. */
const refundedAt = sql`(select refunded.refunded_at from ${refundItems} as refunded
  where refunded.invoice_item_id = ${invoiceItems.id} and not refunded.is_released)`;

/** In queries of invoices and their items: the item was paid for, and not refunded. */
export const isBought = (): SQL => sql`(${eq(invoices.status, "paid")} and ${refundedAt} is null)`;

/** Seconds for which a site of a refunded item may stay online; not above 0 once it has to go. */
export const secondsOfNotice = (): SQL<number> =>
  sql`coalesce(extract(epoch from ${refundedAt} + make_interval(days => ${siteNoticeDays}) - now()), 0)`;

/** In queries of invoices and their items: a site may be online, for it is bought or was until just now. */
export const maySiteBeOnline = (): SQL => sql`(${isBought()} or ${secondsOfNotice()} > 0)`;
