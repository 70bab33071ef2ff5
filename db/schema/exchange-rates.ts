import { date, jsonb, pgTable } from "drizzle-orm/pg-core";

/** The daily reference rates of the European Central Bank, kept for the invoices of their day. */
export const exchangeRates = pgTable("exchange_rates", {
  day: date({ mode: "string" }).primaryKey(),
  /** What one euro costs, by currency (ISO 4217). */
  perEuro: jsonb().$type<Record<string, number>>().notNull(),
});
