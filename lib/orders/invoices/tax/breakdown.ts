import "server-only";
import { toCountryCode } from "@/lib/countries";
import { env } from "@/lib/env";
import type { TaxScheme } from "@/lib/env-tax";
import { sellerTimeZone } from "@/lib/seller-dates";
import { exchanged, type TaxExchange } from "../exchange/rules";
import type { TaxDocumentSeller, TaxSum } from "../tax-document";
import { vatRateOn } from "./rates";
import { documentLanguage, taxationOf, taxSumOf, type VatCheck } from "./rules";
import { type TaxPlace, taxPlaceOf } from "./territories";

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
    timeZone: sellerTimeZone(),
  };
};

/** The part of an order's customer data that the tax depends on. */
interface Customer {
  country: string;
  countryCode?: string | null;
  zipcode: string;
  city: string;
  vatId?: string;
  language?: string;
}

/** The stored tax region, or a calculated one for orders from before it was stored. */
export const countryCodeOf = ({ country, countryCode }: Customer): string | null =>
  countryCode === undefined ? toCountryCode(country) : countryCode;

/** Null for orders from before an unknown country was refused. */
function buyerPlaceOf(customer: Customer): TaxPlace | null {
  const countryCode = countryCodeOf(customer);
  return countryCode === null ? null : taxPlaceOf({ ...customer, countryCode });
}

/** The place of the seller by the settings. */
export function sellerPlace(): TaxPlace {
  const { SELLER_COUNTRY, SELLER_ZIPCODE, SELLER_CITY } = env("seller");
  return taxPlaceOf({ countryCode: SELLER_COUNTRY, zipcode: SELLER_ZIPCODE, city: SELLER_CITY });
}

interface Sale {
  customer: Customer;
  vatCheck: VatCheck | null;
  totalCents: number;
  currency: string;
  suppliedAt: Date;
  /** Null if the invoice is in the seller's own currency. */
  exchange?: TaxExchange | null;
  /** That of the settings, if absent. */
  scheme?: TaxScheme;
  /** False for a consumer, who never owes the tax: a VAT ID does not count then. */
  forBusiness?: boolean | null;
}

interface Breakdown {
  taxes: TaxSum[];
  seller: TaxDocumentSeller;
  language: string;
}

/**
 * The tax that an amount includes, in the form that an invoice keeps. The amount itself does not
 * change.
 */
export function breakDownTax({
  customer,
  vatCheck,
  totalCents,
  currency,
  suppliedAt,
  exchange,
  scheme = env("tax").SELLER_TAX,
  forBusiness = null,
}: Sale): Breakdown {
  const seller = currentSeller();
  const vatId = forBusiness === false ? "" : (customer.vatId ?? "");
  const language = documentLanguage(customer.language, countryCodeOf(customer));
  const taxation = taxationOf(
    {
      buyer: buyerPlaceOf(customer),
      vatId,
      seller: sellerPlace(),
      scheme,
    },
    vatCheck?.vatId === vatId ? vatCheck.result : null,
    (place) => vatRateOn(place, suppliedAt),
  );
  const tax = withExchange(taxSumOf(totalCents, taxation, { language, vatId }), {
    currency,
    exchange,
  });
  return { taxes: [tax], seller, language };
}

/** The tax, stated in the seller's own currency too (Article 230 of Directive 2006/112/EC). */
function withExchange(tax: TaxSum, { currency, exchange }: Pick<Sale, "currency" | "exchange">) {
  if (!exchange || tax.taxCents === 0) return tax;
  const taxCents = exchanged(tax.taxCents, currency, exchange);
  return { ...tax, exchanged: { ...exchange, taxCents } };
}

/**
 * The scheme by which a document was taxed: its corrections have the same, also if the settings
 * changed since.
 */
export function schemeOfTaxes(taxes: readonly TaxSum[] | null): TaxScheme {
  const { SELLER_TAX } = env("tax");
  const [tax] = taxes ?? [];
  if (tax?.category === "E") return "exempt";
  if (tax?.category !== "S" || !tax.taxedIn) return SELLER_TAX;
  if (tax.taxedIn !== sellerPlace().memberState) return "oss";
  return SELLER_TAX === "exempt" ? "domestic" : SELLER_TAX;
}
