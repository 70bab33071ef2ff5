import type { VatCheckResult } from "@/db/words/invoices";
import type { TaxScheme } from "@/lib/env-tax";
import { mainLanguage } from "@/lib/languages.mjs";
import type { en } from "@/lib/translations/en";
import { translatorIn } from "@/lib/translations/messages";
import { parseEuVatId } from "@/lib/vat-id";
import type { TaxDocumentLine, TaxSum } from "../tax-document";
import type { TaxPlace } from "./territories";

/**
 * The note that the law requires about a tax, or the reason why tax is included although there is a
 * VAT ID.
 */
export type TaxNote = keyof typeof en.taxNotes;

/** The standard VAT rate of a place in percent; null outside of the Union's VAT territory. */
export type RateOf = (place: TaxPlace) => number | null;

export interface Parties {
  /** Null in orders from before an unknown country was refused. */
  buyer: TaxPlace | null;
  vatId: string;
  seller: TaxPlace;
  scheme: TaxScheme;
}

/** Whether a VAT ID belongs to the buyer's own member state. */
const isOwnVatId = ({ buyer, vatId }: Omit<Parties, "scheme">) => {
  const id = parseEuVatId(vatId);
  return id !== null && id.country === buyer?.memberState;
};

/**
 * Whether the tax depends on VIES: the VAT ID belongs to the buyer's own member state, which is not
 * the seller's.
 */
export const dependsOnVatId = (parties: Omit<Parties, "scheme">): boolean =>
  isOwnVatId(parties) && parties.buyer?.memberState !== parties.seller.memberState;

/**
 * Why a VAT ID of another country than the seller's does not change the tax; null if there is
 * nothing to explain.
 */
function noteOfUnusedId(parties: Parties): TaxNote | null {
  if (parties.vatId === "" || isOwnVatId(parties)) return null;
  return parties.buyer === null ? "vatIdWithoutCountry" : "vatIdElsewhere";
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
  /** The member state whose VAT this is; null if it is none's. */
  taxedIn: string | null;
}

/**
 * The tax on a service that is supplied electronically. A company whose VAT ID is confirmed owes it
 * itself (Articles 44 and 196 of Directive 2006/112/EC). Everybody else pays that of their own place
 * (Article 58), or that of the seller's below the threshold (Article 59c), or none to a small
 * enterprise (Article 284). Outside of the Union's VAT territory there is none (Articles 44 and 59).
 * In case of doubt about a VAT ID, tax is included.
 */
export function taxationOf(
  parties: Parties,
  check: VatCheckResult | null,
  rateOf: RateOf,
): Taxation {
  const { buyer, seller, scheme } = parties;
  const place = buyer ?? seller;
  if (place.memberState === null) {
    const note = seller.memberState === null ? "notTaxed" : "outsideUnion";
    return { category: "O", rate: 0, note, taxedIn: null };
  }
  const isInDoubt = dependsOnVatId(parties);
  if (isInDoubt && check === "valid") {
    return { category: "AE", rate: 0, note: "reverseCharge", taxedIn: place.memberState };
  }
  if (scheme === "exempt") {
    return { category: "E", rate: 0, note: "smallEnterprise", taxedIn: seller.memberState };
  }
  const taxed = scheme === "domestic" ? seller : place;
  const rate = rateOf(taxed);
  if (rate === null) throw new Error(`No rate of ${taxed.memberState} is known.`);
  const doubt = check === "invalid" ? "vatIdUnknown" : "vatIdUnchecked";
  const note = isInDoubt ? doubt : noteOfUnusedId(parties);
  return { category: "S", rate, note, taxedIn: taxed.memberState };
}

const germanSpeaking = new Set(["DE", "AT", "CH", "LI"]);

/** Who ordered in English gets German documents where German is spoken, as before the shop spoke other languages. */
export const documentLanguage = (ordered = mainLanguage, country: string | null): string =>
  ordered === mainLanguage && country !== null && germanSpeaking.has(country) ? "de" : ordered;

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

export function noteIn(language: string, note: TaxNote, vatId: string): string {
  // Cast: the notes that name no VAT ID leave it out.
  const write = translatorIn(language, "taxNotes") as (note: TaxNote, values: object) => string;
  return write(note, { vatId });
}

/** The breakdown of a whole amount. */
export function taxSumOf(
  grossCents: number,
  taxation: Taxation,
  { language, vatId }: { language: string; vatId: string },
): TaxSum {
  const { category, rate, note, taxedIn } = taxation;
  const netCents = netOf(grossCents, rate);
  return {
    category,
    rate,
    taxedIn,
    netCents,
    taxCents: grossCents - netCents,
    note: note && noteIn(language, note, vatId),
  };
}
