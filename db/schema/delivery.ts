import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";
import { invoiceItems } from "./invoices";

/** The license key of each bought template; stored, so that it survives a rotation of the secret. */
export const licenses = pgTable("licenses", {
  invoiceItemId: integer()
    .primaryKey()
    .references(() => invoiceItems.id, { onDelete: "cascade" }),
  key: text().notNull().unique(),
  createdAt: timestamptz().notNull().defaultNow(),
});
