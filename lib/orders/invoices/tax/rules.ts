import type { InvoiceLanguage, VatCheckResult } from "@/db/words/invoices";
import { parseEuVatId, vatCountryOf } from "@/lib/vat-id";
import type { TaxDocumentLine, TaxSum } from "../tax-document";
import { type TaxNote, taxNotes } from "./texts";

/** The standard VAT rate of a country of the European Union in percent; null elsewhere. */
export type RateOf = (country: string) => number | null;

export interface Parties {
  /** ISO 3166-1 alpha-2; null if the country is unknown. */
  buyerCountry: string | null;
  vatId: string;
  sellerCountry: string;
}

/** Whether a VAT ID belongs to the buyer's own country in the EU. */
const isOwnVatId = ({ buyerCountry, vatId }: Parties) =>
  buyerCountry !== null && parseEuVatId(vatId)?.country === vatCountryOf(buyerCountry);

/**
 * Whether the tax depends on VIES: the VAT ID belongs to the buyer's own country in the EU, which
 * is not the seller's.
 */
export const dependsOnVatId = (parties: Parties): boolean =>
  isOwnVatId(parties) &&
  parseEuVatId(parties.vatId)?.country !== vatCountryOf(parties.sellerCountry);

/**
 * Why a VAT ID of another country than the seller's does not change the tax; null if there is
 * nothing to explain.
 */
function noteOfUnusedId(parties: Parties): TaxNote | null {
  if (parties.vatId === "" || isOwnVatId(parties)) return null;
  return parties.buyerCountry === null ? "vatIdWithoutCountry" : "vatIdElsewhere";
}

/** The answer of VIES about a customer's VAT ID. */
export interface VatCheck {
  result: VatCheckResult;
  vatId: string;
  /** The consultation number of VIES; null without an answer, or if the seller has no VAT ID. */
  consultationNumber: string | null;
  at: string;
}

interface Taxation extends Pick<TaxSum, "category" | "rate"> {
  note: TaxNote | null;
}

/**
 * The tax on an electronic service (Articles 44, 58 and 196 of Directive 2006/112/EC). In case of
 * doubt, tax is included: the tax of the buyer's country, or of the seller's if the buyer's country
 * is unknown.
 */
export function taxationOf(
  parties: Parties,
  check: VatCheckResult | null,
  rateOf: RateOf,
): Taxation {
  const { buyerCountry, sellerCountry } = parties;
  const rate = rateOf(buyerCountry ?? sellerCountry);
  if (rate === null) {
    const isSellerInUnion = rateOf(sellerCountry) !== null;
    return { category: "O", rate: 0, note: isSellerInUnion ? "outsideUnion" : "notTaxed" };
  }
  if (!dependsOnVatId(parties)) return { category: "S", rate, note: noteOfUnusedId(parties) };
  if (check === "valid") return { category: "AE", rate: 0, note: "reverseCharge" };
  return { category: "S", rate, note: check === "invalid" ? "vatIdUnknown" : "vatIdUnchecked" };
}

const germanSpeaking = new Set(["DE", "AT", "CH", "LI"]);

export const languageOf = (country: string | null): InvoiceLanguage =>
  country !== null && germanSpeaking.has(country) ? "de" : "en";

/** The net amount of a gross amount. */
const netOf = (grossCents: number, rate: number) => Math.round((grossCents * 100) / (100 + rate));

interface GrossLine {
  name: string;
  grossCents: number;
}

/**
 * Splits gross lines of one rate into net and tax. Calculated from the running sum: each line gets
 * the increase of the running sum's tax, so that all lines add up to the tax of the whole, to the
 * cent. `beforeCents` is the running sum of earlier documents that share a whole, such as the
 * credit notes of an invoice.
 */
export function splitLines(
  lines: readonly GrossLine[],
  { category, rate }: Pick<TaxSum, "category" | "rate">,
  beforeCents = 0,
): TaxDocumentLine[] {
  let sum = beforeCents;
  return lines.map(({ name, grossCents }) => {
    const before = netOf(sum, rate);
    sum += grossCents;
    const netCents = netOf(sum, rate) - before;
    return { name, netCents, taxCents: grossCents - netCents, grossCents, rate, category };
  });
}

/** The breakdown of a whole amount. */
export function taxSumOf(
  grossCents: number,
  taxation: Taxation,
  { language, vatId }: { language: InvoiceLanguage; vatId: string },
): TaxSum {
  const { category, rate, note } = taxation;
  const netCents = netOf(grossCents, rate);
  return {
    category,
    rate,
    netCents,
    taxCents: grossCents - netCents,
    note: note && taxNotes[language][note](vatId),
  };
}
