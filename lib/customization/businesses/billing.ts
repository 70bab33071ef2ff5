import type { Facts } from "../facts/schemas";

interface Billing {
  legalName: string;
  street: string;
  street2: string;
  city: string;
  region: string;
  zipcode: string;
  country: string;
}

/**
 * What the facts of a company say of empty billing details; `countryOf` writes a country as the details do. An address
 * is taken as a whole or not at all.
 */
export function missingBilling(
  known: Billing,
  { legalName, address }: Facts,
  countryOf: (code: string) => string,
): Partial<Billing> {
  const { street, street2, city, region, zipcode } = known;
  const country = address?.countryCode ? countryOf(address.countryCode) : "";
  const isEmpty = ![street, street2, city, region, zipcode].some(Boolean);
  const isSameCountry = !known.country || !country || known.country === country;
  return {
    ...(legalName && !known.legalName && { legalName }),
    ...(address &&
      isEmpty &&
      isSameCountry && {
        street: address.street,
        city: address.city,
        ...(address.zipcode && { zipcode: address.zipcode }),
        ...(country && { country }),
      }),
  };
}
