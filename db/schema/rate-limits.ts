import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One fixed window per key, in the database, so that all instances share it. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("rate_limits_expired").on(t.resetsAt)],
);
