import { amountsIn } from "@/lib/amounts";

/** The rates of a day: what one euro costs, by currency. */
export interface DailyRates {
  /** `2026-11-25` */
  day: string;
  perEuro: Record<string, number>;
}

/** The rate at which an invoice also states its tax in the seller's currency. */
export interface TaxExchange {
  /** ISO 4217. */
  currency: string;
  /** What one unit of it costs in the currency of the invoice. */
  rate: number;
  /** The day of the rate. */
  day: string;
}

const dayPattern = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/;
const ratePattern = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d+(?:\.\d+)?)["']/g;

/** The rates in the daily file of the European Central Bank; null if the text is none. */
export function parseRates(xml: string): DailyRates | null {
  const day = dayPattern.exec(xml)?.[1];
  const perEuro: Record<string, number> = {};
  for (const [, currency = "", rate] of xml.matchAll(ratePattern)) {
    if (Number(rate) > 0) perEuro[currency] = Number(rate);
  }
  return day && Object.keys(perEuro).length > 0 ? { day, perEuro } : null;
}

/** Null if one of the currencies has no rate. */
export function exchangeOf(
  { day, perEuro }: DailyRates,
  { from, to }: { from: string; to: string },
): TaxExchange | null {
  const costs = (currency: string) => (currency === "EUR" ? 1 : perEuro[currency]);
  const [ofInvoice, ofSeller] = [costs(from), costs(to)];
  if (!ofInvoice || !ofSeller) return null;
  return { currency: to, rate: Math.round((ofInvoice / ofSeller) * 1e6) / 1e6, day };
}

/** An amount of the invoice, which has the currency `from`, in the seller's currency, in cents. */
export const exchanged = (
  cents: number,
  from: string,
  { currency, rate }: Pick<TaxExchange, "currency" | "rate">,
): number => Math.round(amountsIn(currency).decode(amountsIn(from).encode(cents) / rate));
