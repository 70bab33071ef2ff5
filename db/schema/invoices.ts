import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import {
  type InvoiceStatus,
  invoiceStatuses,
  type PaymentMethod,
  paymentMethods,
} from "@/lib/invoices/statuses";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { presets } from "./catalogue";

/** Who bought, as they were at that moment. */
export interface InvoiceCustomer {
  email: string;
  company: string;
  firstname: string;
  lastname: string;
  city: string;
  zipcode: string;
  country: string;
}

const moment = () => timestamp({ withTimezone: true });

/** An order from the moment it is placed; an invoice in the tax office's sense once it is paid. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Given when it is paid, one after the other: abandoned orders leave no gap. */
    number: integer().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    customer: jsonb().$type<InvoiceCustomer>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text().$type<InvoiceStatus>().notNull().default("pending"),
    subtotalCents: integer().notNull(),
    /** 0 when deployment was not chosen. */
    deploymentCents: integer().notNull().default(0),
    totalCents: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    remindedAt: moment(),
  },
  (t) => [
    check("invoices_status", isOneOf(t.status, invoiceStatuses)),
    check("invoices_method", isOneOf(t.method, paymentMethods)),
    check(
      "invoices_total",
      sql`${t.subtotalCents} > 0 and ${t.deploymentCents} >= 0 and ${t.totalCents} = ${t.subtotalCents} + ${t.deploymentCents}`,
    ),
    check(
      "invoices_paid",
      sql`(${t.status} in ('paid', 'refunded')) = (${t.paidAt} is not null) and (${t.paidAt} is null) = (${t.number} is null)`,
    ),
    index("invoices_by_user").on(t.userId, t.id),
    index("invoices_by_date").on(t.createdAt),
    index("invoices_open_transfers")
      .on(t.createdAt)
      .where(sql`status = 'pending' and method = 'bank_transfer'`),
  ],
);

export const invoiceItems = pgTable(
  "invoice_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    presetId: integer()
      .notNull()
      .references(() => presets.id),
    /** Name and price as they were bought. */
    name: text().notNull(),
    priceCents: integer().notNull(),
  },
  (t) => [
    unique("invoice_items_once_each").on(t.invoiceId, t.presetId),
    check("invoice_items_price", sql`${t.priceCents} >= 0`),
    index("invoice_items_by_preset").on(t.presetId),
  ],
);

/**
 * Which invoice a customer gets a preset by. Taken when an order is placed, before money moves, and
 * given back when the order comes to nothing: two orders can never both be paid for one preset.
 */
export const purchaseClaims = pgTable(
  "purchase_claims",
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    presetId: integer()
      .notNull()
      .references(() => presets.id),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.presetId] }),
    index("purchase_claims_by_invoice").on(t.invoiceId),
    index("purchase_claims_by_preset").on(t.presetId),
  ],
);
