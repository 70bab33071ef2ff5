import type { TaxCategory, TaxDocument, TaxSum } from "../tax-document";
import { amount, group, text } from "./elements";

type Language = TaxDocument["language"];

interface Exemption {
  /** Exemption reasons of the VATEX list, which has none for small enterprises. */
  code: string | null;
  reason: Record<Language, string>;
}

const exemptions: Record<Exclude<TaxCategory, "S">, Exemption> = {
  AE: {
    code: "VATEX-EU-AE",
    reason: { en: "Reverse charge", de: "Steuerschuldnerschaft des Leistungsempfängers" },
  },
  E: {
    code: null,
    reason: { en: "Exemption for small enterprises", de: "Steuerbefreiung für Kleinunternehmer" },
  },
  G: {
    code: "VATEX-EU-G",
    reason: { en: "Export outside the EU", de: "Ausfuhr in ein Drittland" },
  },
  O: {
    code: "VATEX-EU-O",
    reason: { en: "Not subject to VAT", de: "Nicht umsatzsteuerbar" },
  },
};

interface Rate {
  category: TaxCategory;
  rate: number;
}

/** An amount outside the scope of VAT has no rate, not even zero (BR-O-05). */
const rateElement = ({ category, rate }: Rate) =>
  category === "O" ? "" : text("ram:RateApplicablePercent", rate.toFixed(2));

export const lineTax = (line: Rate): string =>
  group(
    "ram:ApplicableTradeTax",
    text("ram:TypeCode", "VAT"),
    text("ram:CategoryCode", line.category),
    rateElement(line),
  );

/** One row of the tax breakdown. Only an untaxed amount has an exemption reason (BR-S-10). */
export function taxSum(sum: TaxSum, language: Language): string {
  const exemption = sum.category === "S" ? null : exemptions[sum.category];
  return group(
    "ram:ApplicableTradeTax",
    amount("ram:CalculatedAmount", sum.taxCents),
    text("ram:TypeCode", "VAT"),
    text("ram:ExemptionReason", exemption && (sum.note?.trim() || exemption.reason[language])),
    amount("ram:BasisAmount", sum.netCents),
    text("ram:CategoryCode", sum.category),
    text("ram:ExemptionReasonCode", exemption?.code ?? null),
    rateElement(sum),
  );
}
