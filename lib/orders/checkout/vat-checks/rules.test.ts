import { expect, test } from "vitest";
import type { VatCheck } from "@/lib/orders/invoices/tax/rules";
import { taxToReturn } from "./rules";

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

test("no tax goes back for a VAT ID that is not valid, or without a doubt before", () => {
  expect(taxToReturn([issued("unavailable", 200), issued("invalid", 0)])).toBe(0);
  expect(taxToReturn([issued("invalid", 200), issued("valid", 0)])).toBe(0);
  expect(taxToReturn([issued("unavailable", 200)])).toBe(0);
});
