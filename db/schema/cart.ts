import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { presets } from "./catalogue";
import { timestamptz } from "./columns";

/** Items in customers' carts; sorted by id, they are in the order they were added. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    presetId: integer()
      .notNull()
      .references(() => presets.id, { onDelete: "cascade" }),
    /** How many licenses of the preset are wanted. */
    licenses: integer().notNull().default(1),
    addedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique("cart_items_once_each").on(t.userId, t.presetId),
    check("cart_items_licenses", sql`${t.licenses} between 1 and 10`),
    index("cart_items_by_preset").on(t.presetId),
  ],
);
