import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";

/** One fixed window per key; stored in the database, so that all instances share it. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: timestamptz().notNull(),
  },
  (t) => [index("rate_limits_expired").on(t.resetsAt)],
);
