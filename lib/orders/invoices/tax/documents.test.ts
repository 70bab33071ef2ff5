import { expect, test } from "vitest";
import { taxDocument } from "@/e2e/fixtures/tax-documents";
import { creditNoteDocument } from "./documents";

const { seller, language, currency, taxes } = taxDocument({ gross: [1_500, 1_500] });
const day = new Date("2026-11-25T12:00:00Z");
const customer = {
  email: "ann@example.com",
  company: "",
  firstname: "Ann",
  lastname: "Ax",
  city: "Köln",
  zipcode: "50667",
  country: "Germany",
};

test("two credit notes that are rounded alone to a cent more come to the tax of their invoice", () => {
  const noteAfter = (beforeCents: number) =>
    creditNoteDocument({
      number: 1,
      completedAt: day,
      method: "paypal",
      reason: "goodwill",
      reference: "R-1",
      beforeCents,
      amountCents: 1_500,
      deploymentCents: 0,
      items: [{ name: "Silent", priceCents: 1_500 }],
      invoice: {
        id: 7,
        number: 12,
        paidAt: day,
        corrections: [],
        seller,
        language,
        currency,
        taxes,
        customer,
      },
    });
  expect([noteAfter(0)?.taxCents, noteAfter(1_500)?.taxCents]).toEqual([239, 240]);
  expect(taxes[0]?.taxCents).toBe(479);
});
