/** The currency of prices and of new orders, as ISO 4217 names it. */
export const currency = "USD" as const;
export type Currency = typeof currency;

const defaultLocale = "en-US";

/**
 * Amounts are dollars on the wire and in the browser's storage, and cents everywhere else. A fraction of
 * a cent stays one, so that an amount between two cents equals no price; what floating point adds is cut off.
 */
export const dollarsToCents = {
  decode: (dollars: number): number => Number((dollars * 100).toFixed(6)),
  encode: (cents: number): number => cents / 100,
};

/** An amount as other programs write it, without a sign: `17.50`. */
export const formatDecimal = (cents: number): string => dollarsToCents.encode(cents).toFixed(2);

interface Money {
  cents: number;
  /** As ISO 4217 names it: of an order or an invoice, its own. */
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
