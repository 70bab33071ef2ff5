import "server-only";
import regions from "sales-tax/res/region_countries.json";
import rates from "sales-tax/res/sales_tax_rates.json";
import { z } from "zod";
import { vatCountryOf } from "@/lib/vat-id";

const entry = z.object({
  rate: z.number(),
  /** Earlier rates, each by the moment until which it held. */
  before: z.record(z.string(), z.object({ rate: z.number() })).default({}),
});

const members = new Set(regions.EU);

/**
 * The standard rate of VAT in percent that a country of the European Union had on a day; null elsewhere. Of the
 * library `sales-tax` only the table is used: its own functions answer for today, and ask VIES without a deadline.
 */
export function vatRateOn(country: string, day: Date): number | null {
  const code = vatCountryOf(country);
  if (!members.has(code)) return null;
  // Cast: the table is large, and its type is that of each country by itself.
  const { rate, before } = entry.parse((rates as Record<string, unknown>)[code]);
  const [earlier] = Object.entries(before)
    .filter(([until]) => day < new Date(until))
    .sort(([a], [b]) => a.localeCompare(b));
  return Math.round((earlier?.[1].rate ?? rate) * 10_000) / 100;
}
