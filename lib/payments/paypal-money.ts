import { dollarsToCents } from "@/lib/money";

/** As PayPal writes it. */
export interface Money {
  currency_code?: string;
  value?: string;
}

/** Null if it is absent, unreadable or in another currency. */
export function centsIn(
  currency: string | undefined,
  { currency_code, value = "" }: Money = {},
): number | null {
  if (currency_code !== currency || !/^-?\d{1,7}(\.\d{1,2})?$/.test(value)) return null;
  return dollarsToCents.decode(Number(value));
}
