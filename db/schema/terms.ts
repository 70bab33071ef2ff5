import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LegalText } from "@/lib/legal-text";
import { timestamptz } from "./columns";

/** The shop's terms, in each wording that an order was placed under. Rows are never changed. */
export const termsTexts = pgTable("terms_texts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of the text. */
  digest: text().notNull().unique(),
  text: jsonb().$type<LegalText>().notNull(),
  createdAt: timestamptz().notNull().defaultNow(),
});
