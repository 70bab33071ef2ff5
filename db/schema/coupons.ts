import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { categoryEnum } from "./catalogue";
import { timestamptz } from "./columns";
import { invoices } from "./invoices";

/**
 * Codes that customers enter to pay less. A coupon is ended, never deleted, because invoices name
 * its code.
 */
export const coupons = pgTable(
  "coupons",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper case. */
    code: text().notNull().unique(),
    /** Either a percentage or an amount. */
    percent: integer(),
    amountCents: integer(),
    /**
     * The coupon applies to these presets and to all presets of these categories; to every preset
     * if both are empty.
     */
    presetIds: integer().array().notNull().default([]),
    categories: categoryEnum().array().notNull().default([]),
    startsAt: timestamptz(),
    endsAt: timestamptz(),
    /** The number of orders that can use it; null for no limit. */
    maxUses: integer(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("coupons_code", sql`${t.code} ~ '^[A-Z0-9-]{3,40}$'`),
    check(
      "coupons_discount",
      sql`(${t.percent} is null) <> (${t.amountCents} is null) and coalesce(${t.percent}, 1) between 1 and 100 and coalesce(${t.amountCents}, 1) > 0`,
    ),
    check("coupons_dates", sql`${t.startsAt} <= ${t.endsAt}`),
    check("coupons_max_uses", sql`${t.maxUses} > 0`),
  ],
);

/**
 * The orders that use a coupon. Rows are inserted under a lock on the coupon, so that its limit is
 * never exceeded, and deleted when the order is canceled.
 */
export const couponUses = pgTable(
  "coupon_uses",
  {
    invoiceId: integer()
      .primaryKey()
      .references(() => invoices.id, { onDelete: "cascade" }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    /** Null once the account is deleted: the use still counts. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    unique("coupon_uses_once_each").on(t.couponId, t.userId),
    index("coupon_uses_by_user").on(t.userId),
  ],
);
