import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";

/** When each cache tag was last revalidated. */
export const revalidatedTags = pgTable("revalidated_tags", {
  tag: text().primaryKey(),
  changedAt: timestamptz().notNull(),
});
