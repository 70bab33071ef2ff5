import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type TransferKind, transferKinds } from "@/db/words/transfers";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { invoices } from "./invoices";

/**
 * Money of orders by bank transfer, one row for each movement. Rows are never changed: a wrong one
 * is reversed by another. Their sum is what the shop has of an order.
 */
export const transfers = pgTable(
  "transfers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    kind: text().$type<TransferKind>().notNull(),
    /** Below zero for money that went back, and for a mark that was taken back. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The day on the bank's statement; of a reversal, the day on which it was made. */
    day: date({ mode: "string" }).notNull(),
    /** The transfer that this one takes back. */
    reverses: integer().references((): AnyPgColumn => transfers.id, { onDelete: "cascade" }),
    /** The email address of the staff member; empty for marks from before amounts were kept. */
    createdBy: text().notNull().default(""),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("transfers_kind", isOneOf(t.kind, transferKinds)),
    check(
      "transfers_amount",
      sql`${t.amountCents} <> 0 and (${t.kind} = 'moved' or (${t.kind} = 'arrived') = (${t.amountCents} > 0))`,
    ),
    check("transfers_reverses", sql`(${t.kind} = 'reversed') = (${t.reverses} is not null)`),
    uniqueIndex("transfers_reversed_once").on(t.reverses),
    index("transfers_by_invoice").on(t.invoiceId, t.id),
    index("transfers_by_day").on(t.day, t.id),
  ],
);

/** Incoming payments of bank statements that were loaded. Each line is stored once. */
export const bankLines = pgTable(
  "bank_lines",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The same for the same line of another file. */
    fingerprint: text().notNull().unique(),
    day: date({ mode: "string" }).notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    payer: text().notNull(),
    purpose: text().notNull(),
    /** Of the payer's account; null if the statement does not say it. */
    country: text(),
    /** The transfer that was marked by it; null while it is open, and again after a reversal. */
    transferId: integer()
      .unique()
      .references(() => transfers.id, { onDelete: "set null" }),
    /** Set if the line is no payment of an order. */
    dismissedAt: timestamptz(),
    loadedBy: text().notNull(),
    loadedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("bank_lines_amount", sql`${t.amountCents} > 0 and ${t.currency} ~ '^[A-Z]{3}$'`),
    index("bank_lines_open")
      .on(t.day, t.id)
      .where(sql`transfer_id is null and dismissed_at is null`),
  ],
);
