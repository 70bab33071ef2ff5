import { expect, test } from "vitest";
import { breakDownTax } from "./breakdown";

const customer = {
  country: "France",
  countryCode: "FR",
  zipcode: "75001",
  city: "Paris",
  vatId: "FRXX123456789",
};
const sale = {
  customer,
  totalCents: 12_000,
  currency: "USD",
  suppliedAt: new Date("2026-11-25T12:00:00Z"),
};
const at = "2026-11-25T11:59:00Z";
const checkOf = (vatId: string) =>
  ({ result: "valid", vatId, consultationNumber: null, at }) as const;

test("what VIES said counts for the VAT id that it was asked about, and for no other", () => {
  const taxesAfter = (vatId: string) => breakDownTax({ ...sale, vatCheck: checkOf(vatId) }).taxes;
  expect(taxesAfter(customer.vatId)).toMatchObject([{ category: "AE", taxCents: 0 }]);
  expect(taxesAfter("FRYY987654321")).toMatchObject([{ category: "S", rate: 20, taxCents: 2_000 }]);
});
