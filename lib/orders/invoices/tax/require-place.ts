import { ShopError } from "@/lib/errors";
import { questionOf, type TaxAddress } from "./territories";

/** Refuses an address about which something has to be asked before its VAT is known. */
export function requireTaxPlace(address: TaxAddress): void {
  const question = questionOf(address);
  if (question === null) return;
  throw new ShopError("invalid", `${question}.`, { fields: { zipcode: question } });
}
