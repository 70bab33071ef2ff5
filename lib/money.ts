/** The currency of prices and of new orders, by its ISO 4217 code. */
export const currency = "USD" as const;
export type Currency = typeof currency;

const defaultLocale = "en-US";

/**
 * Amounts are dollars on the wire and in the browser's storage, and cents everywhere else. A
 * fraction of a cent is kept, so that an amount between two cents equals no price; errors of
 * floating point are rounded away.
 */
export const dollarsToCents = {
  decode: (dollars: number): number => Number((dollars * 100).toFixed(6)),
  encode: (cents: number): number => cents / 100,
};

/** An amount for programs, without a currency sign: `17.50`. */
export const formatDecimal = (cents: number): string => dollarsToCents.encode(cents).toFixed(2);

interface Money {
  cents: number;
  /** The ISO 4217 code; orders and invoices have a currency of their own. */
  currency?: string;
  locale?: string;
}

/** `$20`, `$17.50`, `$1,250`: no cents when the amount is whole. */
export const formatMoney = ({
  cents,
  currency: code = currency,
  locale = defaultLocale,
}: Money): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: code,
    trailingZeroDisplay: "stripIfInteger",
  }).format(dollarsToCents.encode(cents));
