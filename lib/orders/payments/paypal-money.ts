import { amountsIn } from "@/lib/amounts";
import { maxId } from "@/lib/ids";

/** An amount in PayPal's format. */
export interface Money {
  currency_code?: string;
  value?: string;
}

/** Null if the amount is absent, invalid or in another currency. */
export function centsIn(
  currency: string | undefined,
  { currency_code, value = "" }: Money = {},
): number | null {
  if (!currency || currency_code !== currency || !/^-?\d{1,9}(\.\d{1,2})?$/.test(value)) {
    return null;
  }
  const cents = amountsIn(currency).decode(Number(value));
  return Math.abs(cents) <= maxId ? cents : null;
}
