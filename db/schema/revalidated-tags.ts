import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each cache tag was last revalidated. */
export const revalidatedTags = pgTable("revalidated_tags", {
  tag: text().primaryKey(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
