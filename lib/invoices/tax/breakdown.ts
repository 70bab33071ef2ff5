import "server-only";
import type {
  InvoiceCustomer,
  InvoiceSeller,
  InvoiceTax,
  InvoiceVatCheck,
} from "@/db/schema/invoices";
import { toCountryCode } from "@/lib/countries";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import type { InvoiceLanguage } from "../statuses";
import { vatRateOn } from "./rates";
import { languageOf, taxationOf, taxSumOf } from "./rules";

const currentSeller = (): InvoiceSeller => {
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
    email: site.email,
    phone: site.phone,
  };
};

/** As the order says it, or worked out for orders from before that was written down. */
export const countryCodeOf = ({ country, countryCode }: InvoiceCustomer): string | null =>
  countryCode === undefined ? toCountryCode(country) : countryCode;

interface Sale {
  customer: InvoiceCustomer;
  vatCheck: InvoiceVatCheck | null;
  totalCents: number;
  suppliedAt: Date;
}

interface Breakdown {
  taxes: InvoiceTax[];
  seller: InvoiceSeller;
  language: InvoiceLanguage;
}

/** The tax that an amount contains, as an invoice keeps it. The amount itself stays. */
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
