import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addPreset } from "@/e2e/support/factories";
import { env } from "@/lib/env";
import { database } from "./client";
import { convertPrices } from "./price-currency";
import { presetPrices, presets } from "./schema/catalogue";
import { coupons } from "./schema/coupons";

beforeEach(async () => {
  await database().delete(presets);
  await database().delete(coupons);
});

const convert = (to: string, rate: number) =>
  convertPrices(env("database").DATABASE_URL, { to, rate });

/** @requirement Operations: Prices are converted to another currency, and orders keep theirs */
test("prices of now and before, and the amounts of coupons, are multiplied and rounded", async () => {
  const { id } = await addPreset({ priceCents: 1_750 });
  await database().update(presets).set({ priceCents: 2_000 }).where(eq(presets.id, id));
  await database()
    .insert(coupons)
    .values([
      { code: "TEN", amountCents: 1_000 },
      { code: "PART", percent: 10 },
    ]);
  expect(await convert("JPY", 150)).toEqual({ from: "USD", count: 1 });
  expect(await database().select().from(presets)).toMatchObject([
    { currency: "JPY", priceCents: 3_000, regularPriceCents: null },
  ]);
  const history = await database().select().from(presetPrices).orderBy(asc(presetPrices.since));
  expect(history.map(({ priceCents }) => priceCents)).toEqual([2_625, 3_000, 3_000]);
  const amounts = await database().select().from(coupons).orderBy(asc(coupons.id));
  expect(amounts.map(({ amountCents }) => amountCents)).toEqual([1_500, null]);
  expect(await convert("EUR", 0.005)).toEqual({ from: "JPY", count: 1 });
  expect(await database().select().from(presets)).toMatchObject([{ priceCents: 1_500 }]);
});

test("the rate 1 keeps the numbers", async () => {
  await addPreset({ priceCents: 2_000 });
  await convert("EUR", 1);
  await convert("JPY", 1);
  expect(await database().select().from(presets)).toMatchObject([
    { currency: "JPY", priceCents: 20 },
  ]);
});

test.each([
  ["USD", 2, /already/],
  ["JPY", 0.000_1, /would be 0/],
  ["JPY", 1_000_000, /above the most/],
])("to %s by %d changes nothing and says why", async (to, rate, problem) => {
  await addPreset({ priceCents: 2_000_000 });
  await addPreset({ priceCents: 100 });
  await expect(convert(to, rate)).rejects.toThrow(problem);
  expect(await database().select().from(presets)).toMatchObject([
    { currency: "USD", priceCents: 2_000_000 },
    { currency: "USD", priceCents: 100 },
  ]);
});
