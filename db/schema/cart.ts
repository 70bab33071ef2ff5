import { index, integer, pgTable, unique } from "drizzle-orm/pg-core";
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
    addedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique("cart_items_once_each").on(t.userId, t.presetId),
    index("cart_items_by_preset").on(t.presetId),
  ],
);
