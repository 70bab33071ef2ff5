import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "@/lib/translations/en";
import { messages } from "@/lib/translations/messages";
import { vatRateOn } from "./rates";
import { documentLanguage, noteIn, splitLines, type TaxNote, taxationOf, taxSumOf } from "./rules";
import { type TaxPlace, taxPlaceOf } from "./territories";

const day = new Date("2026-11-23T12:00:00Z");
const rateOf = (place: TaxPlace) => vatRateOn(place, day);
const placeIn = (countryCode: string, zipcode = "", city = "") =>
  taxPlaceOf({ countryCode, zipcode, city });

/** A sale by a company in Germany. */
const sale = (buyerCountry: string | null, vatId = "") => ({
  buyer: buyerCountry === null ? null : placeIn(buyerCountry),
  vatId,
  seller: placeIn("DE"),
  scheme: "oss" as const,
});

/**
 * @requirement Invoices: The tax follows from the buyer's country and VAT id; without an answer of VIES it is included
 */
describe("the tax of a sale by a company in Germany", () => {
  test.each([
    ["at home", sale("DE"), null, { category: "S", rate: 19, note: null }],
    [
      "at home with a VAT id",
      sale("DE", "DE123456789"),
      null,
      { category: "S", rate: 19, note: null },
    ],
    ["in another member state", sale("FR"), null, { category: "S", rate: 20, note: null }],
    ["with half a percent", sale("FI"), null, { category: "S", rate: 25.5 }],
    ["in Monaco, which is France to the VAT", sale("MC"), null, { category: "S", rate: 20 }],
    [
      "to a company whose VAT id is valid",
      sale("FR", "FRXX123456789"),
      "valid" as const,
      { category: "AE", rate: 0, note: "reverseCharge" },
    ],
    [
      "with a VAT id that VIES does not know",
      sale("FR", "FRXX123456789"),
      "invalid" as const,
      { category: "S", rate: 20, note: "vatIdUnknown" },
    ],
    [
      "with a VAT id while VIES is down",
      sale("FR", "FRXX123456789"),
      "unavailable" as const,
      { category: "S", rate: 20, note: "vatIdUnchecked" },
    ],
    [
      "with a VAT id that nobody asked about",
      sale("FR", "FRXX123456789"),
      null,
      { category: "S", rate: 20, note: "vatIdUnchecked" },
    ],
    [
      "with the VAT id of another country than the address",
      sale("FR", "ATU12345678"),
      "valid" as const,
      { category: "S", rate: 20, note: "vatIdElsewhere" },
    ],
    [
      "at home with the VAT id of another country",
      sale("DE", "ATU12345678"),
      null,
      { category: "S", rate: 19, note: "vatIdElsewhere" },
    ],
    [
      "in the Union with a VAT id from outside of it",
      sale("FR", "GB123456789"),
      null,
      { category: "S", rate: 20, note: "vatIdElsewhere" },
    ],
    [
      "with a VAT id to an unknown country",
      sale(null, "FRXX123456789"),
      null,
      { category: "S", rate: 19, note: "vatIdWithoutCountry" },
    ],
    [
      "to a company in Monaco, whose VAT id is French",
      sale("MC", "FRXX123456789"),
      "valid" as const,
      { category: "AE", rate: 0, note: "reverseCharge" },
    ],
    [
      "outside of the Union",
      sale("CH", "CHE123456789"),
      null,
      { category: "O", rate: 0, note: "outsideUnion" },
    ],
    ["to an unknown country, as at home", sale(null), null, { category: "S", rate: 19 }],
  ])("%s", (_, parties, check, expected) => {
    expect(taxationOf(parties, check, rateOf)).toMatchObject(expected);
  });
});

test.each([
  ["FR", "", { category: "S", rate: 20 }],
  ["FR", "FRXX123456789", { category: "AE", rate: 0 }],
  ["US", "", { category: "O", rate: 0, note: "notTaxed" }],
  [null, "", { category: "O", rate: 0, note: "notTaxed" }],
])("a company in the United States sells to %s %s", (buyerCountry, vatId, expected) => {
  const parties = { ...sale(buyerCountry, vatId), seller: placeIn("US") };
  expect(taxationOf(parties, "valid", rateOf)).toMatchObject(expected);
});

test.each([
  ["FR", "MC"],
  ["MC", "FR"],
])("a sale from %s to %s is one at home, also with a VAT id", (seller, buyer) => {
  const parties = { ...sale(buyer, "FRXX123456789"), seller: placeIn(seller) };
  expect(taxationOf(parties, "valid", rateOf)).toEqual({
    category: "S",
    rate: 20,
    note: null,
    taxedIn: "FR",
  });
});

/** @requirement Invoices: A seller below the threshold takes the own rate, a small enterprise none */
test.each([
  ["domestic", sale("DE"), null, { category: "S", rate: 19, note: null, taxedIn: "DE" }],
  ["domestic", sale("FR"), null, { category: "S", rate: 19, note: null, taxedIn: "DE" }],
  [
    "domestic",
    sale("FR", "FRXX123456789"),
    "invalid",
    { category: "S", rate: 19, note: "vatIdUnknown", taxedIn: "DE" },
  ],
  [
    "domestic",
    sale("FR", "FRXX123456789"),
    "valid",
    { category: "AE", rate: 0, note: "reverseCharge", taxedIn: "FR" },
  ],
  ["domestic", sale("CH"), null, { category: "O", rate: 0, note: "outsideUnion", taxedIn: null }],
  ["exempt", sale("DE"), null, { category: "E", rate: 0, note: "smallEnterprise", taxedIn: "DE" }],
  ["exempt", sale("FR"), null, { category: "E", rate: 0, note: "smallEnterprise", taxedIn: "DE" }],
  [
    "exempt",
    sale("FR", "FRXX123456789"),
    "valid",
    { category: "AE", rate: 0, note: "reverseCharge", taxedIn: "FR" },
  ],
  ["exempt", sale("CH"), null, { category: "O", rate: 0, note: "outsideUnion", taxedIn: null }],
] as const)("in the scheme %s, the sale %j with the answer %s", (scheme, parties, check, tax) => {
  expect(taxationOf({ ...parties, scheme }, check, rateOf)).toEqual(tax);
});

test("each note that names a VAT id does so in every language", () => {
  for (const language of Object.keys(messages)) {
    for (const name of Object.keys(en.taxNotes) as TaxNote[]) {
      const note = noteIn(language, name, "FRXX123456789");
      expect(note.includes("FRXX123456789")).toBe(name.startsWith("vatId"));
    }
  }
});

test("a rate is that of the day", () => {
  const estonia = placeIn("EE");
  expect(vatRateOn(estonia, new Date("2023-06-01"))).toBe(20);
  expect(vatRateOn(estonia, new Date("2024-06-01"))).toBe(22);
  expect(vatRateOn(estonia, day)).toBe(24);
  expect(vatRateOn(placeIn("GB"), day)).toBeNull();
  expect(vatRateOn({ memberState: "__proto__", region: null }, day)).toBeNull();
});

const cents = fc.integer({ min: 0, max: 500_000 });
const anyRate = fc.constantFrom(0, 17, 19, 20, 21, 22, 24, 25, 25.5, 27);

/** @requirement Invoices: Net and tax of the lines come to the tax of the whole, and all of it to what was paid */
test("whatever the prices and the rate, the lines come to the whole to the cent", () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 40 }), anyRate, (grosses, rate) => {
      const taxation = { category: "S" as const, rate, note: null, taxedIn: "DE" };
      const lines = splitLines(
        grosses.map((grossCents, n) => ({ name: String(n), grossCents })),
        taxation,
      );
      const sum = (of: "netCents" | "taxCents" | "grossCents") =>
        lines.reduce((total, line) => total + line[of], 0);
      const total = grosses.reduce((a, b) => a + b, 0);
      const whole = taxSumOf(total, taxation, { language: "en", vatId: "" });
      expect([sum("netCents"), sum("taxCents"), sum("grossCents")]).toEqual([
        whole.netCents,
        whole.taxCents,
        total,
      ]);
      for (const { netCents, taxCents, grossCents } of lines) {
        expect(netCents + taxCents).toBe(grossCents);
        expect(Math.abs(netCents - (grossCents * 100) / (100 + rate))).toBeLessThanOrEqual(1);
      }
    }),
    { seed: 93 },
  );
});

test("credit notes that share an invoice come to its tax to the cent", () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 10 }), anyRate, (parts, rate) => {
      const taxation = { category: "S" as const, rate, note: null, taxedIn: "DE" };
      let before = 0;
      let tax = 0;
      for (const grossCents of parts) {
        const [line] = splitLines([{ name: "", grossCents }], taxation, before);
        before += grossCents;
        tax += line?.taxCents ?? Number.NaN;
      }
      const whole = taxSumOf(before, taxation, { language: "en", vatId: "" });
      expect(tax).toBe(whole.taxCents);
    }),
    { seed: 94 },
  );
});

test("what was ordered in English has invoices in German where German is spoken, in English elsewhere", () => {
  const countries = ["DE", "AT", "CH", "LI", "FR", "US", null];
  expect(countries.map((country) => documentLanguage(undefined, country))).toEqual([
    "de",
    "de",
    "de",
    "de",
    "en",
    "en",
    "en",
  ]);
  expect(countries.map((country) => documentLanguage("fr", country))).toEqual(
    countries.map(() => "fr"),
  );
});
