import fc from "fast-check";
import { expect, test } from "vitest";
import type { Chart } from "@/lib/env-formats";
import { bookingOf } from "./chart";
import {
  type BookedDocument,
  creditedTaxes,
  dayOf,
  documentsPerFile,
  entriesOf,
  filesOf,
  monthsOf,
  rangeOfMonth,
  type Tax,
  taxedAbroadIn,
} from "./rules";

const document: BookedDocument = {
  kind: "invoice",
  number: 12,
  orderId: 40,
  at: new Date("2026-11-23T09:00:00Z"),
  timeZone: "Europe/Berlin",
  customer: "Crumb and Sons",
  country: "Germany",
  countryCode: "DE",
  vatId: "",
  sellerCountryCode: "DE",
  method: "paypal",
  totalCents: 11_900,
  currency: "USD",
  taxes: null,
  feeCents: 464,
  reference: "C1",
};

const tax = (category: string, rate: number, gross: number): Tax => {
  const netCents = Math.round((gross * 100) / (100 + rate));
  return { category, rate, netCents, taxCents: gross - netCents };
};

const chart: Chart = {
  customers: { account: "10000", taxKey: "" },
  bank: { account: "1200", taxKey: "" },
  paypal: { account: "1360", taxKey: "" },
  fees: { account: "4970", taxKey: "" },
  revenue: { account: "8200", taxKey: "" },
  S19: { account: "8400", taxKey: "" },
  S: { account: "8201", taxKey: "3" },
  OSS: { account: "8331", taxKey: "" },
  AE: { account: "8336", taxKey: "" },
};

const shown = (facts: Partial<BookedDocument>) =>
  entriesOf({ ...document, ...facts }).map((entry) => {
    const it = bookingOf(entry, chart);
    return `${entry.kind}: ${it ? `${it.cents} ${it.side} ${it.account} ${it.counterAccount}/${it.taxKey}` : "not known"}`;
  });

test.each<[string, Partial<BookedDocument>, string[]]>([
  [
    "an invoice that names no tax",
    {},
    ["invoice: 11900 S 10000 8200/", "payment: 11900 S 1360 10000/", "fee: 464 S 4970 1360/"],
  ],
  [
    "one whose fee is not known",
    { feeCents: null },
    ["invoice: 11900 S 10000 8200/", "payment: 11900 S 1360 10000/", "fee: not known"],
  ],
  [
    "one by bank transfer, with tax",
    { method: "bank_transfer", taxes: [tax("S", 19, 11_900)] },
    ["invoice: 11900 S 10000 8400/", "payment: 11900 S 1200 10000/"],
  ],
  [
    "two rates, one with a tax key",
    { feeCents: 0, taxes: [tax("S", 19, 10_000), tax("S", 7, 1_900)] },
    [
      "invoice: 10000 S 10000 8400/",
      "invoice: 1900 S 10000 8201/3",
      "payment: 11900 S 1360 10000/",
    ],
  ],
  [
    "the tax of another country",
    { feeCents: 0, countryCode: "AT", taxes: [tax("S", 20, 11_900)] },
    ["invoice: 11900 S 10000 8331/", "payment: 11900 S 1360 10000/"],
  ],
  [
    "a reverse charge",
    { feeCents: 0, countryCode: "AT", taxes: [tax("AE", 0, 11_900)] },
    ["invoice: 11900 S 10000 8336/", "payment: 11900 S 1360 10000/"],
  ],
  [
    "taxes that are not the total are not believed",
    { feeCents: 0, taxes: [tax("S", 19, 11_899)] },
    ["invoice: 11900 S 10000 8200/", "payment: 11900 S 1360 10000/"],
  ],
  [
    "a credit note",
    { kind: "credit_note", taxes: [tax("S", 19, 11_900)], feeCents: null },
    ["credit_note: 11900 H 10000 8400/", "refund: 11900 H 1360 10000/", "fee_return: not known"],
  ],
  [
    "a credit note with which a part of the fee came back",
    { kind: "credit_note", feeCents: 44 },
    [
      "credit_note: 11900 H 10000 8200/",
      "refund: 11900 H 1360 10000/",
      "fee_return: 44 H 4970 1360/",
    ],
  ],
  [
    "one with which more was kept",
    { kind: "credit_note", feeCents: -30 },
    ["credit_note: 11900 H 10000 8200/", "refund: 11900 H 1360 10000/", "fee: 30 S 4970 1360/"],
  ],
  [
    "one by bank transfer has no fee",
    { kind: "credit_note", method: "bank_transfer", feeCents: null },
    ["credit_note: 11900 H 10000 8200/", "refund: 11900 H 1200 10000/"],
  ],
  ["what is taken back", { kind: "reversal" }, ["reversal: 11900 H 10000 8200/"]],
  ["what replaces it", { kind: "correction" }, ["correction: 11900 S 10000 8200/"]],
])("%s", (_, facts, lines) => {
  expect(shown(facts)).toEqual(lines);
});

test.each([
  ["DE", "MC", "FR"],
  ["FR", "MC", null],
  ["MC", "FR", null],
  ["AT", "GR", "EL"],
  ["GR", "GR", null],
  ["US", "FR", "FR"],
  [null, "FR", "FR"],
  ["DE", null, null],
])("a sale from %s to %s is taxed abroad in %s", (sellerCountryCode, countryCode, abroad) => {
  expect(taxedAbroadIn(tax("S", 20, 11_900), { ...document, sellerCountryCode, countryCode })).toBe(
    abroad,
  );
});

test("credit notes of an invoice take back its taxes, and each its own amount", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 });
  const rates = fc.array(fc.tuple(fc.constantFrom(0, 7, 19, 25.5), fc.integer({ min: 1 })), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(parts, rates, (amounts, weights) => {
      const totalCents = amounts.reduce((sum, cents) => sum + cents, 0);
      const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
      let left = totalCents;
      const taxes = weights.map(([rate, weight], at) => {
        const isLast = at === weights.length - 1;
        const gross = isLast ? left : Math.floor((totalCents * weight) / whole);
        left -= gross;
        return tax("S", rate, gross);
      });
      let beforeCents = 0;
      const taken = taxes.map(() => 0);
      for (const cents of amounts) {
        const credited = creditedTaxes(taxes, { totalCents, beforeCents, cents });
        const sum = credited.reduce((all, it) => all + it.netCents + it.taxCents, 0);
        expect(sum).toBe(cents);
        for (const [at, { taxCents }] of credited.entries())
          taken[at] = (taken[at] ?? 0) + taxCents;
        beforeCents += cents;
      }
      expect(taken).toEqual(taxes.map(({ taxCents }) => taxCents));
    }),
    { seed: 20_261_123 },
  );
});

/** @requirement Books: Months and days are the seller's */
test("months begin and end where the seller is, and a year has those that there can be", () => {
  expect(rangeOfMonth("2025-12", "Europe/Berlin")).toEqual({
    from: new Date("2025-11-30T23:00:00Z"),
    to: new Date("2025-12-31T23:00:00Z"),
  });
  expect(rangeOfMonth("2026-03", "Europe/Berlin").to).toEqual(new Date("2026-03-31T22:00:00Z"));
  expect(dayOf({ at: new Date("2025-12-31T23:00:00Z"), timeZone: "Europe/Berlin" })).toBe(
    "2026-01-01",
  );
  expect(monthsOf(2026, "2025-11", "2026-02")).toEqual(["2026-02", "2026-01"]);
  expect(monthsOf(2025, "2025-11", "2026-02")).toEqual(["2025-12", "2025-11"]);
  expect(monthsOf(2027, "2025-11", "2026-02")).toEqual([]);
});

test("a month has as many files as DATEV needs", () => {
  expect([0, 1, documentsPerFile, documentsPerFile + 1].map(filesOf)).toEqual([1, 1, 1, 2]);
});
