import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { categoryEnum } from "./catalogue";
import { timestamptz } from "./columns";
import { invoices } from "./invoices";

/** What customers type in to pay less. Ended rather than deleted: invoices name its code. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper case. */
    code: text().notNull().unique(),
    /** Either a part of the price or an amount. */
    percent: integer(),
    amountCents: integer(),
    /** What it is for: these presets and those of these categories. All, if both are empty. */
    presetIds: integer().array().notNull().default([]),
    categories: categoryEnum().array().notNull().default([]),
    startsAt: timestamptz(),
    endsAt: timestamptz(),
    /** How many orders can have it; null for any number. */
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
 * The orders with a coupon. Inserted under a lock on the coupon, so that there are never more than it allows, and
 * deleted when the order is canceled.
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
