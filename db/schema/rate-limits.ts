import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One fixed window of attempts per subject, counted in the database so that instances agree. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("rate_limits_expired").on(t.resetsAt)],
);
