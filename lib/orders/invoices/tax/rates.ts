import "server-only";
import rates from "sales-tax/res/sales_tax_rates.json";
import { z } from "zod";
import { isMemberState, type TaxPlace, type TaxRegion } from "./territories";

const entry = z.object({
  rate: z.number(),
  /** Earlier rates, each with the moment until which it was valid. */
  before: z.record(z.string(), z.object({ rate: z.number() })).default({}),
});

/** Article 18(3) of the Portuguese VAT code: 18 % in the Azores until June 2021. */
const regionalRates: Record<TaxRegion, (day: Date) => number> = {
  "PT-20": (day) => (day < new Date("2021-07-01") ? 18 : 16),
  "PT-30": () => 22,
};

/**
 * The standard VAT rate in percent of a place on a day; null outside of the Union's VAT territory.
 * Only the table of the library `sales-tax` is used: its functions answer for the present day only,
 * and ask VIES without a deadline.
 */
export function vatRateOn({ memberState, region }: TaxPlace, day: Date): number | null {
  if (memberState === null || !isMemberState(memberState)) return null;
  if (region !== null) return regionalRates[region](day);
  // Cast: the table is typed country by country.
  const { rate, before } = entry.parse((rates as Record<string, unknown>)[memberState]);
  const [earlier] = Object.entries(before)
    .filter(([until]) => day < new Date(until))
    .sort(([a], [b]) => a.localeCompare(b));
  return Math.round((earlier?.[1].rate ?? rate) * 10_000) / 100;
}
