import { expect, test } from "vitest";
import { breakDownTax } from "./breakdown";

const customer = {
  country: "France",
  countryCode: "FR",
  zipcode: "75001",
  city: "Paris",
  vatId: "FRXX123456789",
};
const at = "2026-11-25T11:59:00Z";
const vatCheck = { result: "valid", vatId: customer.vatId, consultationNumber: null, at } as const;
const sale = { customer, vatCheck, totalCents: 12_000, currency: "USD", suppliedAt: new Date(at) };

/** @requirement Consumers: A consumer buys without a company name, and never owes the tax by reverse charge */
test.each([
  ["a consumer", false, { category: "S", rate: 20, taxCents: 2_000, note: null }],
  ["a business", true, { category: "AE", rate: 0, taxCents: 0 }],
  ["a buyer who was not asked", null, { category: "AE", rate: 0, taxCents: 0 }],
])("%s with a confirmed VAT id is taxed as the law says", (_, forBusiness, tax) => {
  expect(breakDownTax({ ...sale, forBusiness }).taxes).toMatchObject([tax]);
});
