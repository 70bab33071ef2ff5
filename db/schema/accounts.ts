import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case, ASCII: the address is also the account's name on the wire. */
    email: text().notNull().unique(),
    /** The customer's company. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check("users_email_lower", sql`${t.email} = lower(${t.email})`)],
);
