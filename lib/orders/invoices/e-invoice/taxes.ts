import { translatorIn } from "@/lib/translations/messages";
import type { TaxCategory, TaxDocument, TaxSum } from "../tax-document";
import { amount, group, text } from "./elements";

/** Exemption reasons of the VATEX list, which has none for small enterprises. */
const exemptionCodes: Record<Exclude<TaxCategory, "S">, string | null> = {
  AE: "VATEX-EU-AE",
  E: null,
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};

interface Rate {
  category: TaxCategory;
  rate: number;
}

/** An amount outside the scope of VAT has no rate, not even zero (BR-O-05). */
export const percentOf = ({ category, rate }: Rate): string | null =>
  category === "O" ? null : rate.toFixed(2);

const rateElement = (rate: Rate) => text("ram:RateApplicablePercent", percentOf(rate));

/** Why an amount is not taxed. Only an untaxed amount has an exemption reason (BR-S-10). */
export function exemptionOf(
  { category, note }: TaxSum,
  language: string,
): { code: string | null; reason: string } | null {
  if (category === "S") return null;
  const reason = note?.trim() || translatorIn(language, "eInvoice")(category);
  return { code: exemptionCodes[category], reason };
}

export const lineTax = (line: Rate): string =>
  group(
    "ram:ApplicableTradeTax",
    text("ram:TypeCode", "VAT"),
    text("ram:CategoryCode", line.category),
    rateElement(line),
  );

/** One row of the tax breakdown. */
export function taxSum(
  sum: TaxSum,
  { language, currency }: Pick<TaxDocument, "language" | "currency">,
): string {
  const exemption = exemptionOf(sum, language);
  return group(
    "ram:ApplicableTradeTax",
    amount("ram:CalculatedAmount", sum.taxCents, currency),
    text("ram:TypeCode", "VAT"),
    text("ram:ExemptionReason", exemption?.reason ?? null),
    amount("ram:BasisAmount", sum.netCents, currency),
    text("ram:CategoryCode", sum.category),
    text("ram:ExemptionReasonCode", exemption?.code ?? null),
    rateElement(sum),
  );
}
