import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { mainLanguage } from "@/lib/languages.mjs";
import { timestamptz } from "./columns";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    company: text().notNull().default(""),
    email: text().notNull(),
    message: text().notNull(),
    /** Of the page with the form. */
    language: text().notNull().default(mainLanguage),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("contact_messages_by_date").on(t.createdAt)],
);
