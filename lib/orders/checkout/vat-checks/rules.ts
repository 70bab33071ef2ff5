import type { VatCheck } from "@/lib/orders/invoices/tax/rules";
import type { TaxSum } from "@/lib/orders/invoices/tax-document";

interface Issued {
  vatCheck: VatCheck | null;
  taxes: TaxSum[] | null;
}

const taxOf = ({ taxes }: Issued) => (taxes ?? []).reduce((sum, { taxCents }) => sum + taxCents, 0);

/**
 * The tax that a buyer gets back, given the documents of an order from the first on: it was included
 * because VIES did not answer, and VIES has confirmed the VAT ID since. Documents that correct something
 * else after that change nothing.
 */
export function taxToReturn(documents: readonly Issued[]): number {
  const valid = documents.at(-1);
  const before = documents.findLast(({ vatCheck }) => vatCheck?.result !== "valid");
  if (!before || !valid) return 0;
  const wasInDoubt = before.vatCheck?.result === "unavailable";
  return wasInDoubt && valid.vatCheck?.result === "valid" ? taxOf(before) - taxOf(valid) : 0;
}

/** What VIES confirmed for the supply also counts for later documents, whatever VIES says by then. */
export const checkOfCorrection = (
  before: VatCheck | null,
  /** Null if the tax does not depend on the VAT ID. */
  asked: VatCheck | null,
): VatCheck | null =>
  asked && before?.result === "valid" && before.vatId === asked.vatId ? before : asked;
