import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When what cached pages show was changed last, by the tag they carry. */
export const changes = pgTable("changes", {
  tag: text().primaryKey(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
