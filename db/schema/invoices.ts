import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { InvoiceEvidence } from "@/db/words/evidence";
import {
  type DocumentKind,
  documentKinds,
  type InvoiceStatus,
  invoiceStatuses,
  type PaymentMethod,
  paymentMethods,
  type taxCategories,
  type VatCheckResult,
  type vatIdDenialStates,
} from "@/db/words/invoices";
import { currency } from "@/lib/money";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { presets } from "./catalogue";
import { timestamptz } from "./columns";
import { termsTexts } from "./terms";

/** The customer's data at the time of the order. */
export interface InvoiceCustomer {
  email: string;
  company: string;
  firstname: string;
  lastname: string;
  /** Absent, as the two below, in orders from before addresses had a street. */
  street?: string;
  street2?: string;
  region?: string;
  city: string;
  zipcode: string;
  country: string;
  /**
   * ISO 3166-1 alpha-2; null if the country was unknown, and absent in orders from before taxes
   * were broken down.
   */
  countryCode?: string | null;
  /** Empty if the customer has no VAT ID. */
  vatId?: string;
  /**
   * What the customer wants on the invoice, such as an order number; empty for none, and absent in
   * orders from before it was asked for.
   */
  buyerReference?: string;
  /** Of the page that the order was placed on, and so of its documents; absent, for English, in older orders. */
  language?: string;
}

/** The seller's data at the time of the invoice. */
export interface InvoiceSeller {
  name: string;
  address: string;
  zipcode: string;
  city: string;
  countryCode: string;
  registration: string;
  taxId: string;
  vatId: string | null;
  email: string;
  phone: string;
  /** Of the dates on the document; absent, for UTC, in documents from before it was kept. */
  timeZone?: string;
}

/** The part of an amount with one tax category and rate. */
export interface InvoiceTax {
  category: (typeof taxCategories)[number];
  /** In percent. */
  rate: number;
  /** The member state whose VAT this is; absent in invoices from before it was kept. */
  taxedIn?: string | null;
  netCents: number;
  taxCents: number;
  /** The note that the law requires about the tax, in the invoice's language. */
  note: string | null;
  /** The tax in the seller's own currency, at the rate of the day of supply. */
  exchanged?: {
    currency: string;
    taxCents: number;
    /** What one unit of that currency costs in the currency of the invoice. */
    rate: number;
    /** Of the rate. */
    day: string;
  };
}

/** The answer of VIES about the customer's VAT ID before the order. */
export interface InvoiceVatCheck {
  result: VatCheckResult;
  vatId: string;
  /**
   * The number by which VIES confirms the request; null without an answer, or if the seller has no
   * VAT ID.
   */
  consultationNumber: string | null;
  at: string;
}

/** What VIES, which did not answer before the order, said later: there is no such VAT ID. */
export interface InvoiceVatIdDenial {
  state: (typeof vatIdDenialStates)[number];
  at: string;
}

/** A customer's order; a tax invoice once it is paid. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Assigned consecutively on payment, so that abandoned orders leave no gaps. */
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
    /** The currency of all amounts of the invoice, its credit notes and its corrections. */
    currency: text()
      .notNull()
      .default("USD")
      .$defaultFn(() => currency),
    /** The code of the coupon by which its items are discounted. */
    couponCode: text(),
    /** The discounts on the prices of its items, in words. */
    discounts: jsonb().$type<{ text: string; cents: number }[]>().notNull().default([]),
    /** Null if the tax does not depend on it. */
    vatCheck: jsonb().$type<InvoiceVatCheck>(),
    vatIdDenial: jsonb().$type<InvoiceVatIdDenial>(),
    /**
     * Set at the payment; null in invoices from before taxes were broken down. A trigger refuses
     * changes.
     */
    taxes: jsonb().$type<InvoiceTax[]>(),
    seller: jsonb().$type<InvoiceSeller>(),
    language: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    paidAt: timestamptz(),
    remindedAt: timestamptz(),
    /** A newer order with some of the same presets, placed while this order was unpaid. */
    replacedBy: integer().references((): AnyPgColumn => invoices.id, { onDelete: "set null" }),
    /** Null for a company whose VAT ID was confirmed, and in orders from before it was kept. */
    evidence: jsonb().$type<InvoiceEvidence>(),
    /** Whether the buyer said to buy for a business; null if nobody asked. */
    forBusiness: boolean(),
    /** The terms that the order was placed under; null in orders from before these were kept. */
    termsId: integer().references(() => termsTexts.id),
    /** The instruction on withdrawal that a consumer got with the order. */
    withdrawalId: integer().references(() => termsTexts.id),
    /** When a consumer asked to start at once, which ends the right to withdraw. */
    consentAt: timestamptz(),
    /** The version of the words of that consent. */
    consentVersion: text(),
  },
  (t) => [
    check("invoices_status", isOneOf(t.status, invoiceStatuses)),
    check("invoices_method", isOneOf(t.method, paymentMethods)),
    check(
      "invoices_total",
      sql`${t.subtotalCents} > 0 and ${t.deploymentCents} >= 0 and ${t.totalCents} = ${t.subtotalCents} + ${t.deploymentCents}`,
    ),
    check("invoices_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      "invoices_paid",
      sql`(${t.status} in ('paid', 'refunded')) = (${t.paidAt} is not null) and (${t.paidAt} is null) = (${t.number} is null)`,
    ),
    check("invoices_consent", sql`(${t.consentAt} is null) = (${t.consentVersion} is null)`),
    check(
      "invoices_taxes",
      sql`(${t.taxes} is null) = (${t.seller} is null) and (${t.taxes} is null) = (${t.language} is null) and (${t.taxes} is null or ${t.number} is not null)`,
    ),
    index("invoices_by_user").on(t.userId, t.id),
    index("invoices_by_date").on(t.createdAt),
    index("invoices_by_payment").on(t.paidAt),
    index("invoices_evidence")
      .on(t.id)
      .where(sql`status = 'paid' and evidence ->> 'state' = 'disagree'`),
    index("invoices_vat_id_denial")
      .on(t.id)
      .where(sql`status = 'paid' and vat_id_denial ->> 'state' = 'open'`),
    index("invoices_open_transfers")
      .on(t.createdAt)
      .where(sql`status = 'pending' and method = 'bank_transfer'`),
  ],
);

/**
 * An invoice that was issued again with corrected customer data. The newest correction is valid;
 * none is ever changed.
 */
export const invoiceCorrections = pgTable(
  "invoice_corrections",
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    /** 1 replaces the invoice itself, 2 replaces 1, and so on. */
    version: integer().notNull(),
    /** From the same sequence as the numbers of invoices. */
    number: integer().notNull().unique(),
    customer: jsonb().$type<InvoiceCustomer>().notNull(),
    vatCheck: jsonb().$type<InvoiceVatCheck>(),
    taxes: jsonb().$type<InvoiceTax[]>().notNull(),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    language: text().notNull(),
    /** The reason for the correction, for the books. */
    note: text().notNull().default(""),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.version] }),
    check("invoice_corrections_version", sql`${t.version} > 0`),
    index("invoice_corrections_by_date").on(t.createdAt),
  ],
);

/** A trigger refuses changes to the items of an issued invoice. */
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
    /**
     * Name and price at the time of the order. The price is what the customer pays for the item,
     * after the discount.
     */
    name: text().notNull(),
    /**
     * The number of the license among the customer's licenses of the preset. The name of a further
     * license contains it.
     */
    licenseNumber: integer().notNull().default(1),
    priceCents: integer().notNull(),
    /** The amount taken off by sale, bundle and coupon. */
    discountCents: integer().notNull().default(0),
    /**
     * Set for the deployment of an item that was bought without it: the id of that item. Such a line
     * is no license. Not a reference, because the older order may be deleted first.
     */
    deploymentOf: integer(),
  },
  (t) => [
    unique("invoice_items_once_each").on(t.invoiceId, t.presetId, t.licenseNumber),
    check("invoice_items_license", sql`${t.licenseNumber} > 0`),
    check("invoice_items_price", sql`${t.priceCents} >= 0`),
    check("invoice_items_discount", sql`${t.discountCents} >= 0`),
    index("invoice_items_by_preset").on(t.presetId),
    index("invoice_items_by_deployed").on(t.deploymentOf).where(sql`deployment_of is not null`),
  ],
);

/**
 * The order by which a customer gets a license of a preset. Inserted when an order is placed, before
 * any payment, and deleted when the order is canceled: a customer can never pay for the same license
 * twice.
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
    licenseNumber: integer().notNull().default(1),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.presetId, t.licenseNumber] }),
    check("purchase_claims_license", sql`${t.licenseNumber} > 0`),
    index("purchase_claims_by_invoice").on(t.invoiceId),
    index("purchase_claims_by_preset").on(t.presetId),
  ],
);

/**
 * The number of the newest invoice or credit note, kept even if that document is deleted, so that
 * no number is used twice. Only the function `issue_document` increments it, in the transaction
 * that issues the document: a failed transaction leaves no gap.
 */
export const documentNumbers = pgTable(
  "document_numbers",
  {
    kind: text().$type<DocumentKind>().primaryKey(),
    last: integer().notNull(),
    /**
     * The date of the newest document: the next document has no earlier date, even if the clock was
     * set back.
     */
    issuedAt: timestamptz(),
  },
  (t) => [check("document_numbers_kind", isOneOf(t.kind, documentKinds))],
);
