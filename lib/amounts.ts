import { currency, decimalsOf } from "./money";

const decimals = new Map<string, number>();

/** Asking the formatter each time would take seconds for the lines of a large file. */
function knownDecimalsOf(code: string): number {
  const known = decimals.get(code) ?? decimalsOf(code);
  decimals.set(code, known);
  return known;
}

/**
 * Amounts are in a currency's major unit on the wire, such as dollars, and in its smallest unit
 * everywhere else: "cents" in the code means those, also of the yen, which has no other. A fraction
 * of a cent is kept, so that an amount between two cents equals no price; errors of floating point
 * are rounded away.
 */
export const amountsIn = (code: string) => {
  const unit = 10 ** knownDecimalsOf(code);
  return {
    decode: (amount: number): number => Number((amount * unit).toFixed(6)),
    encode: (cents: number): number => cents / unit,
  };
};

/** Prices, and what else is always in the currency of the shop. */
export const shopAmounts = amountsIn(currency);

/** An amount for programs, without a currency sign: `17.50`. */
export const formatDecimal = (cents: number, code: string): string =>
  amountsIn(code).encode(cents).toFixed(knownDecimalsOf(code));
