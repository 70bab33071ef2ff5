/**
 * The currency of prices and of new orders, by its ISO 4217 code. next.config.mjs puts it into the
 * build, because browsers need it, too; scripts and tests read the setting itself.
 */
export const currency: string =
  process.env.BUILT_CURRENCY || process.env.SHOP_CURRENCY?.trim() || "USD";

const defaultLocale = "en-US";

/** PayPal takes these in whole units only. */
const decimals: Record<string, number | undefined> = { HUF: 0, TWD: 0 };

export const decimalsOf = (code: string): number => {
  decimals[code] ??= new Intl.NumberFormat(defaultLocale, {
    style: "currency",
    currency: code,
  }).resolvedOptions().maximumFractionDigits;
  return decimals[code] ?? 2;
};

/**
 * Amounts are in a currency's major unit on the wire, such as dollars, and in its smallest unit
 * everywhere else: "cents" in the code means those, also of the yen, which has no other. A fraction
 * of a cent is kept, so that an amount between two cents equals no price; errors of floating point
 * are rounded away.
 */
export const amountsIn = (code: string) => {
  const unit = 10 ** decimalsOf(code);
  return {
    decode: (amount: number): number => Number((amount * unit).toFixed(6)),
    encode: (cents: number): number => cents / unit,
  };
};

/** Prices, and what else is always in the currency of the shop. */
export const shopAmounts = amountsIn(currency);

/** An amount for programs, without a currency sign: `17.50`. */
export const formatDecimal = (cents: number, code: string): string =>
  amountsIn(code).encode(cents).toFixed(decimalsOf(code));

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
  }).format(amountsIn(code).encode(cents));
