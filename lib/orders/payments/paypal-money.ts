import { dollarsToCents } from "@/lib/money";

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
  if (currency_code !== currency || !/^-?\d{1,7}(\.\d{1,2})?$/.test(value)) return null;
  return dollarsToCents.decode(Number(value));
}
