import { expect, test } from "vitest";
import type { VatCheckResult } from "@/db/words/invoices";
import { taxToReturn } from "./rules";

const issued = (result: VatCheckResult | null, taxCents: number) => ({
  vatCheck: result && { result, vatId: "FRXX123456789", consultationNumber: null, at: "" },
  taxes: [{ category: "S" as const, rate: 20, netCents: 100, taxCents, note: null }],
});

test.each([
  ["confirmed later", [issued("unavailable", 20), issued("valid", 0)], 20],
  ["not confirmed", [issued("unavailable", 20), issued("invalid", 20)], 0],
  ["not known before, and corrected by hand", [issued("invalid", 20), issued("valid", 0)], 0],
  ["no VAT id before", [issued(null, 20), issued("valid", 0)], 0],
  ["corrected again", [issued("unavailable", 20), issued("valid", 0), issued("valid", 0)], 0],
  ["never corrected", [issued("unavailable", 20)], 0],
])("the tax that goes back when the VAT id was %s", (_, documents, cents) => {
  expect(taxToReturn(documents)).toBe(cents);
});
