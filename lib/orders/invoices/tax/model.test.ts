import fc from "fast-check";
import { expect, test } from "vitest";
import {
  taxOf as expected,
  idOf,
  mainlands,
  type Place,
  places,
  type Sale,
} from "@/e2e/support/law/vat";
import { taxToReturn } from "@/lib/orders/checkout/vat-checks/rules";
import { vatRateOn } from "./rates";
import { taxationOf, taxSumOf } from "./rules";
import { questionOf, taxPlaceOf } from "./territories";

const placeOf = ({ address: [countryCode, zipcode, city] }: Place) =>
  taxPlaceOf({ countryCode, zipcode, city });

const day = new Date("2026-11-26T12:00:00Z");

const anySale: fc.Arbitrary<Sale> = fc.record({
  seller: fc.constantFrom(...mainlands),
  buyer: fc.constantFrom(...places),
  id: fc.constantFrom("none", "own", "other"),
  vies: fc.constantFrom("valid", "invalid", "unavailable"),
  scheme: fc.constantFrom("oss", "domestic", "exempt"),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
});

test("there are 40 countries and all territories, and nothing has to be asked about them", () => {
  expect(new Set(places.map(({ address }) => address[0])).size).toBeGreaterThanOrEqual(40);
  for (const { address, source } of places) {
    const [countryCode, zipcode, city] = address;
    expect([address, questionOf({ countryCode, zipcode, city })]).toEqual([address, null]);
    expect(source).not.toBe("");
  }
});

/** @requirement Invoices: The tax of any sale is that of the directives */
test("the tax of any sale is that of the model, and so is what goes back when VIES answers", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const vatId = idOf(sale);
      const taxOf = (vies: Sale["vies"]) => {
        const parties = {
          buyer: placeOf(sale.buyer),
          seller: placeOf(sale.seller),
          vatId,
          scheme: sale.scheme,
        };
        const taxation = taxationOf(parties, vies, (place) => vatRateOn(place, day));
        return taxSumOf(sale.cents, taxation, { language: "en", vatId });
      };
      const model = expected(sale);
      const tax = taxOf(sale.vies);
      expect(tax).toMatchObject(model);
      // Article 78 and Article 226(8) to (10): the price contains the tax, to the cent.
      const netCents = Math.round(sale.cents / (1 + model.rate / 100));
      expect(Math.abs(tax.netCents - netCents)).toBeLessThanOrEqual(1);
      expect(tax.netCents + tax.taxCents).toBe(sale.cents);
      expect(tax.taxCents === 0 || model.rate > 0).toBe(true);
      // Article 226(11) and (11a): no tax without a reason.
      expect(model.category === "S" || tax.note !== null).toBe(true);
      // Article 90: what was taken without need goes back.
      if (sale.vies !== "unavailable") return;
      const check = (result: Sale["vies"]) => ({ result, vatId, consultationNumber: null, at: "" });
      const answered = taxOf("valid");
      const returned = taxToReturn([
        { vatCheck: check("unavailable"), taxes: [tax] },
        { vatCheck: check("valid"), taxes: [answered] },
      ]);
      const isOwed = expected({ ...sale, vies: "valid" }).category === "AE";
      expect(returned).toBe(isOwed ? tax.taxCents : 0);
    }),
    { numRuns: 10_000, seed: 20_261_126 },
  );
});
