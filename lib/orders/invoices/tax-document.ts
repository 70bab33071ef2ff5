import type { TaxExchange } from "./exchange/rules";

/**
 * Tax categories by UNTDID 5305: standard rate, reverse charge, outside the scope of tax, export,
 * exempt.
 */
export type TaxCategory = "S" | "AE" | "O" | "G" | "E";

export interface TaxDocumentSeller {
  name: string;
  address: string;
  zipcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The entry in a register of companies. */
  registration: string;
  taxId: string;
  vatId: string | null;
  email: string;
  phone: string;
  /** Of the dates on the document; absent, for UTC, in documents from before it was kept. */
  timeZone?: string;
}

export interface TaxDocumentBuyer {
  company: string;
  name: string;
  street: string;
  street2: string;
  region: string;
  city: string;
  zipcode: string;
  countryCode: string;
  vatId: string | null;
  email: string;
  /** What the buyer wants on the document, such as an order number; empty for none. */
  reference: string;
}

export interface TaxDocumentLine {
  name: string;
  netCents: number;
  taxCents: number;
  grossCents: number;
  /** In percent. */
  rate: number;
  category: TaxCategory;
}

/** A tax in the seller's own currency, at the rate of a day. */
interface ExchangedTax extends TaxExchange {
  taxCents: number;
}

/** The sum of the lines with one category and rate. */
export interface TaxSum {
  category: TaxCategory;
  rate: number;
  /**
   * The member state whose VAT this is; null if it is none's, and absent in documents from before
   * it was kept.
   */
  taxedIn?: string | null;
  netCents: number;
  taxCents: number;
  /** The note that the law requires about the tax, such as the sentence about a reverse charge. */
  note: string | null;
  /** Absent if the document is in the seller's own currency, or has no tax. */
  exchanged?: ExchangedTax;
}

/**
 * An invoice or a credit note with all details that the law requires. The sums of the lines and of
 * the taxes equal the totals, to the cent.
 */
export interface TaxDocument {
  kind: "invoice" | "correctedInvoice" | "creditNote";
  /** As printed. */
  number: string;
  issuedAt: Date;
  suppliedAt: Date;
  /** The currency code of ISO 4217. */
  currency: string;
  language: string;
  seller: TaxDocumentSeller;
  buyer: TaxDocumentBuyer;
  lines: TaxDocumentLine[];
  taxes: TaxSum[];
  netCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  /** The document that a corrected invoice or a credit note refers to. */
  reference: { number: string; issuedAt: Date } | null;
}
