import type { VatCheck } from "@/lib/orders/invoices/tax/rules";
import type { TaxSum } from "@/lib/orders/invoices/tax-document";

interface Issued {
  vatCheck: VatCheck | null;
  taxes: TaxSum[] | null;
}

const taxOf = ({ taxes }: Issued) => (taxes ?? []).reduce((sum, { taxCents }) => sum + taxCents, 0);

/**
 * The tax that a buyer gets back, given the documents of an order from the first on: it was included
 * because VIES did not answer, and VIES has confirmed the VAT ID since.
 */
export function taxToReturn(documents: readonly Issued[]): number {
  const [before, valid] = documents.slice(-2);
  if (!before || !valid) return 0;
  const wasInDoubt = before.vatCheck?.result === "unavailable";
  return wasInDoubt && valid.vatCheck?.result === "valid" ? taxOf(before) - taxOf(valid) : 0;
}
