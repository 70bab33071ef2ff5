import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts";
import { timestamptz } from "./columns";

/** What customers told about their companies; an agency has several. */
export const businesses = pgTable(
  "businesses",
  {
    /** Chosen by the device that made the business. */
    id: uuid().primaryKey(),
    userId: ofUser(),
    /** Counts the changes. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    trade: text().notNull(),
    /** Of its site. */
    language: text().notNull(),
    facts: jsonb().notNull(),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index("businesses_by_user").on(t.userId, t.changedAt),
    check("businesses_version", sql`${t.version} > 0`),
  ],
);
