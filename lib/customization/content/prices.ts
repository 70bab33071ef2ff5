import type { PriceValue } from "@/components/templates/content/slots";

/** How many decimals a currency has. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const mostAmount = 100_000_000_000;

/** A typed amount in the currency's smallest unit, with a point or a comma; null if invalid. */
export function parseAmount(typed: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const match = /^(\d{1,10})(?:[.,](\d*))?$/.exec(typed.replace(/[\s'’]/g, ""));
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  if (fraction.length > decimals) return null;
  const amount = Number(whole + fraction.padEnd(decimals, "0"));
  return amount <= mostAmount ? amount : null;
}

/** An amount as it is typed, such as "48" or "12.50". */
export function printAmount({ amount, currency }: PriceValue): string {
  const decimals = decimalsOf(currency);
  const text = (amount / 10 ** decimals).toFixed(decimals);
  return text.replace(/\.0+$/, "");
}
