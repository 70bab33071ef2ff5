import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When what cached pages show was changed last, by the tag they carry. */
export const revalidatedTags = pgTable("revalidated_tags", {
  tag: text().primaryKey(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
