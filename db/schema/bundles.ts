import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { categoryEnum } from "./catalogue";
import { timestamptz } from "./columns";

/** Several presets of one category cost less together. */
export const bundles = pgTable(
  "bundles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category: categoryEnum().notNull().unique(),
    /** How many presets of the category an order needs at least. */
    size: integer().notNull().default(3),
    percent: integer().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("bundles_size", sql`${t.size} between 2 and 100`),
    check("bundles_percent", sql`${t.percent} between 1 and 90`),
  ],
);
