import "server-only";
import regions from "sales-tax/res/region_countries.json";
import rates from "sales-tax/res/sales_tax_rates.json";
import { z } from "zod";
import { vatCountryOf } from "@/lib/vat-id";

const entry = z.object({
  rate: z.number(),
  /** Earlier rates, each with the moment until which it was valid. */
  before: z.record(z.string(), z.object({ rate: z.number() })).default({}),
});

const members = new Set(regions.EU);

/**
 * The standard VAT rate in percent of a country of the European Union on a day; null for other
 * countries. Only the table of the library `sales-tax` is used: its functions answer for the
 * present day only, and ask VIES without a deadline.
 */
export function vatRateOn(country: string, day: Date): number | null {
  const code = vatCountryOf(country);
  if (!members.has(code)) return null;
  // Cast: the table is typed country by country.
  const { rate, before } = entry.parse((rates as Record<string, unknown>)[code]);
  const [earlier] = Object.entries(before)
    .filter(([until]) => day < new Date(until))
    .sort(([a], [b]) => a.localeCompare(b));
  return Math.round((earlier?.[1].rate ?? rate) * 10_000) / 100;
}
