import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { categoryEnum } from "./catalogue";
import { timestamptz } from "./columns";

/** Several presets of one category that cost less together. */
export const bundles = pgTable(
  "bundles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category: categoryEnum().notNull().unique(),
    /** The smallest number of presets of the category in an order that gets the discount. */
    size: integer().notNull().default(3),
    percent: integer().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("bundles_size", sql`${t.size} between 2 and 100`),
    check("bundles_percent", sql`${t.percent} between 1 and 90`),
  ],
);
