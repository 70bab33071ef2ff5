import { countryName } from "./country-name";
import { env } from "./env";

/** Who sells, from the settings: for the footer, emails, documents and structured data. */
export function seller() {
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
      countryName(settings.SELLER_COUNTRY),
    ],
    social: settings.SELLER_SOCIAL,
    bank: {
      holder: settings.SELLER_NAME,
      name: settings.SELLER_BANK_NAME,
      account: settings.SELLER_BANK_ACCOUNT,
      bic: settings.SELLER_BANK_BIC,
    },
  };
}
