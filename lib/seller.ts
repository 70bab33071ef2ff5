import { countryName } from "./country-name";
import { env } from "./env";
import { mainLanguage } from "./languages.mjs";

/**
 * Who sells, from the settings: for the footer, emails, documents, the legal pages and structured
 * data. The name of the country is in the language.
 */
export function seller(language = mainLanguage) {
  const settings = env("seller");
  return {
    name: settings.SELLER_NAME,
    email: settings.SELLER_EMAIL,
    phone: settings.SELLER_PHONE,
    /** ISO 3166 code of the country that the shop sells from. */
    country: settings.SELLER_COUNTRY,
    /** Without the name. */
    address: [
      settings.SELLER_ADDRESS,
      `${settings.SELLER_ZIPCODE} ${settings.SELLER_CITY}`,
      countryName(settings.SELLER_COUNTRY, language),
    ],
    /** The parts of the address, for structured data. */
    place: {
      street: settings.SELLER_ADDRESS,
      zipcode: settings.SELLER_ZIPCODE,
      city: settings.SELLER_CITY,
    },
    /** The person who represents the company; null if none is named. */
    representative: settings.SELLER_REPRESENTATIVE ?? null,
    registration: settings.SELLER_REGISTRATION,
    taxId: settings.SELLER_TAX_ID,
    vatId: settings.SELLER_VAT_ID ?? null,
    privacyOfficer: settings.SELLER_PRIVACY_OFFICER ?? null,
    /** Name and address of the body that settles disputes with consumers; null if there is none. */
    disputeBody: settings.SELLER_DISPUTE_BODY ?? null,
    social: settings.SELLER_SOCIAL,
    bank: {
      holder: settings.SELLER_NAME,
      name: settings.SELLER_BANK_NAME,
      account: settings.SELLER_BANK_ACCOUNT,
      bic: settings.SELLER_BANK_BIC,
    },
    /** The shop shows an invented seller. */
    isSample: settings.isSample,
  };
}

export type SellerFacts = ReturnType<typeof seller>;
