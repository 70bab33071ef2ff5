import { expect, test } from "vitest";
import type { VatCheck } from "@/lib/orders/invoices/tax/rules";
import { checkOfCorrection, taxToReturn } from "./rules";

const issued = (result: VatCheck["result"], taxCents: number) => ({
  vatCheck: {
    vatId: "ATU12345675",
    result,
    consultationNumber: null,
    at: "2026-11-28T09:00:00.000Z",
  },
  taxes: [{ rate: 0.2, netCents: 1_000, taxCents }] as never,
});

test("tax goes back once VIES has confirmed the VAT ID that it could not check", () => {
  expect(taxToReturn([issued("unavailable", 200), issued("valid", 0)])).toBe(200);
});

test("tax is owed also after something else was corrected since", () => {
  const documents = [issued("unavailable", 200), issued("valid", 0), issued("valid", 0)];
  expect(taxToReturn(documents)).toBe(200);
  expect(taxToReturn([...documents, issued("invalid", 200)])).toBe(0);
});

test("no tax goes back for a VAT ID that is not valid, or without a doubt before", () => {
  expect(taxToReturn([issued("unavailable", 200), issued("invalid", 0)])).toBe(0);
  expect(taxToReturn([issued("invalid", 200), issued("valid", 0)])).toBe(0);
  expect(taxToReturn([issued("unavailable", 200)])).toBe(0);
});

test.each<[VatCheck["result"], VatCheck["result"], VatCheck["result"]]>([
  ["valid", "unavailable", "valid"],
  ["valid", "invalid", "valid"],
  ["unavailable", "valid", "valid"],
  ["invalid", "valid", "valid"],
  ["unavailable", "invalid", "invalid"],
])("a VAT ID that was %s, and is %s at a correction, counts as %s", (before, asked, expected) => {
  const { vatCheck } = issued(before, 0);
  expect(checkOfCorrection(vatCheck, issued(asked, 0).vatCheck)?.result).toBe(expected);
});

test("what was confirmed of another VAT ID, or another place, does not count for a correction", () => {
  const { vatCheck } = issued("valid", 0);
  const other = { ...issued("unavailable", 0).vatCheck, vatId: "ATU87654321" };
  expect(checkOfCorrection(vatCheck, other)).toBe(other);
  expect(checkOfCorrection(vatCheck, null)).toBeNull();
});
