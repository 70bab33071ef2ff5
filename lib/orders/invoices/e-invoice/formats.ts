import type { TaxDocument } from "../tax-document";
import { knownVatId } from "./parties";

/** The profiles of UBL files: for administrations in Germany, for the Peppol network, and for everybody else. */
export type UblFormat = "xrechnung" | "peppol" | "en16931";

/** The identifiers of the Peppol network for VAT ids, by the first letters of the VAT id. */
const peppolSchemes = new Map(
  Object.entries({
    AT: "9914",
    BE: "9925",
    BG: "9926",
    CY: "9928",
    CZ: "9929",
    DE: "9930",
    DK: "0198",
    EE: "9931",
    EL: "9933",
    ES: "9920",
    FI: "0213",
    FR: "9957",
    HR: "9934",
    HU: "9910",
    IE: "9935",
    IT: "0211",
    LT: "9937",
    LU: "9938",
    LV: "9939",
    MT: "9943",
    NL: "9944",
    PL: "9945",
    PT: "9946",
    RO: "9947",
    SI: "9949",
    SK: "9950",
  }),
);

export const peppolSchemeOf = (vatId: string | null): string | undefined =>
  peppolSchemes.get(knownVatId(vatId)?.slice(0, 2) ?? "");

/** Peppol demands numbers of sellers there that the shop does not know (DK-R-014, GR-R-001, NL-R-003). */
const hasOwnRules = (seller: TaxDocument["seller"]) => /^(DK|EL|NL)/.test(seller.vatId ?? "");

/**
 * Peppol knows no e-mail addresses: its files need a VAT id of the seller and of the buyer. A note about taxed sales says
 * that the buyer's was not confirmed.
 */
export function ublFormatOf({ seller, buyer, taxes }: TaxDocument): UblFormat {
  if (buyer.countryCode === "DE") return "xrechnung";
  const isConfirmed = taxes.every(({ category, note }) => category !== "S" || note === null);
  const hasAddresses = peppolSchemeOf(seller.vatId) && peppolSchemeOf(buyer.vatId);
  return isConfirmed && hasAddresses && !hasOwnRules(seller) ? "peppol" : "en16931";
}
