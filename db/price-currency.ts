import { eq, isNotNull, sql as query, type SQLWrapper } from "drizzle-orm";
import { decimalsOf } from "@/lib/money";
import { connect } from "./client";
import { presetPrices, presets } from "./schema/catalogue";
import { coupons } from "./schema/coupons";

const mostCents = 100_000_000;

interface Conversion {
  to: string;
  /** What one unit of the currency before costs in the new one; 1 keeps the numbers. */
  rate: number;
}

/**
 * Converts the prices of presets, also those of the past, and the amounts of coupons. Orders,
 * invoices and refunds keep their currency.
 */
export async function convertPrices(url: string, { to, rate }: Conversion) {
  const { sql, db } = connect(url, 1);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(query`lock table presets, preset_prices, coupons in exclusive mode`);
      const found = await tx.selectDistinct({ currency: presets.currency }).from(presets);
      const [from, ...others] = found.map((it) => it.currency);
      if (!from) throw new Error("There are no prices to convert.");
      if (others.length > 0) throw new Error(`Prices are in ${[from, ...others].join(" and ")}.`);
      if (from === to) throw new Error(`All prices are in ${to} already.`);
      const factor = rate * 10 ** (decimalsOf(to) - decimalsOf(from));
      const [range] = await tx
        .select({
          least: query<
            number | null
          >`min(${presets.priceCents}) filter (where ${presets.priceCents} > 0)`,
          most: query<
            number | null
          >`max(greatest(${presets.priceCents}, ${presets.regularPriceCents}))`,
        })
        .from(presets);
      requireRange((range?.least ?? 1) * factor, (range?.most ?? 1) * factor);
      const converted = (cents: SQLWrapper) =>
        query<number>`round(${cents} * ${factor}::numeric)::int`;
      // First, because the prices of presets add theirs by a trigger.
      await tx.update(presetPrices).set({ priceCents: converted(presetPrices.priceCents) });
      const { length: count } = await tx
        .update(presets)
        .set({
          currency: to,
          priceCents: converted(presets.priceCents),
          regularPriceCents: converted(presets.regularPriceCents),
          lowestPriceCents: converted(presets.lowestPriceCents),
          updatedAt: query`now()`,
        })
        .where(eq(presets.currency, from))
        .returning({ id: presets.id });
      await tx
        .update(coupons)
        .set({ amountCents: query`greatest(1, ${converted(coupons.amountCents)})` })
        .where(isNotNull(coupons.amountCents));
      return { from, count };
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function requireRange(least: number, most: number) {
  if (Math.round(least) < 1) throw new Error("With this rate a price would be 0. Check the rate.");
  if (most <= mostCents) return;
  throw new Error(
    "With this rate a price would be above the most that the shop takes. Check the rate.",
  );
}
