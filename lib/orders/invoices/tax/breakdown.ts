import "server-only";
import type { InvoiceLanguage } from "@/db/words/invoices";
import { toCountryCode } from "@/lib/countries";
import { env } from "@/lib/env";
import type { TaxDocumentSeller, TaxSum } from "../tax-document";
import { vatRateOn } from "./rates";
import { languageOf, taxationOf, taxSumOf, type VatCheck } from "./rules";

const currentSeller = (): TaxDocumentSeller => {
  const seller = env("seller");
  return {
    name: seller.SELLER_NAME,
    address: seller.SELLER_ADDRESS,
    zipcode: seller.SELLER_ZIPCODE,
    city: seller.SELLER_CITY,
    countryCode: seller.SELLER_COUNTRY,
    registration: seller.SELLER_REGISTRATION,
    taxId: seller.SELLER_TAX_ID,
    vatId: seller.SELLER_VAT_ID ?? null,
    email: seller.SELLER_EMAIL,
    phone: seller.SELLER_PHONE,
  };
};

/** The part of an order's customer data that the tax depends on. */
interface Customer {
  country: string;
  countryCode?: string | null;
  vatId?: string;
}

/** The stored tax region, or a calculated one for orders from before it was stored. */
export const countryCodeOf = ({ country, countryCode }: Customer): string | null =>
  countryCode === undefined ? toCountryCode(country) : countryCode;

interface Sale {
  customer: Customer;
  vatCheck: VatCheck | null;
  totalCents: number;
  suppliedAt: Date;
}

interface Breakdown {
  taxes: TaxSum[];
  seller: TaxDocumentSeller;
  language: InvoiceLanguage;
}

/**
 * The tax that an amount includes, in the form that an invoice keeps. The amount itself does not
 * change.
 */
export function breakDownTax({ customer, vatCheck, totalCents, suppliedAt }: Sale): Breakdown {
  const seller = currentSeller();
  const buyerCountry = countryCodeOf(customer);
  const vatId = customer.vatId ?? "";
  const language = languageOf(buyerCountry);
  const taxation = taxationOf(
    { buyerCountry, vatId, sellerCountry: seller.countryCode },
    vatCheck?.vatId === vatId ? vatCheck.result : null,
    (country) => vatRateOn(country, suppliedAt),
  );
  return { taxes: [taxSumOf(totalCents, taxation, { language, vatId })], seller, language };
}
