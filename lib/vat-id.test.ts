import { expect, test } from "vitest";
import { optionalVatId, parseEuVatId } from "./vat-id";

test.each([
  ["DE123456789", "DE123456789"],
  [" de 123.456-789 ", "DE123456789"],
  ["ATU12345678", "ATU12345678"],
  ["el123456789", "EL123456789"],
  ["IE1A23456WA", "IE1A23456WA"],
  ["NL123456789B01", "NL123456789B01"],
  ["CHE-123.456.789 MWST", "CHE123456789MWST"],
  ["", ""],
])("a company may write %j", (typed, stored) => {
  expect(optionalVatId.parse(typed)).toBe(stored);
});

test.each(["DE12345678", "DE1234567890", "ATU1234567", "123456789", "DE", "ELx", "D€123456789"])(
  "%j is no VAT id",
  (typed) => {
    expect(optionalVatId.safeParse(typed).error?.issues).toMatchObject([
      { message: "This is no VAT id, such as DE123456789" },
    ]);
  },
);

test("a VAT id of the European Union names its country as ISO 3166 does", () => {
  expect(parseEuVatId("EL123456789")).toEqual({
    country: "GR",
    letters: "EL",
    number: "123456789",
  });
  expect(parseEuVatId("FRXX123456789")).toMatchObject({ country: "FR" });
  expect(parseEuVatId("GB123456789")).toBeNull();
  expect(parseEuVatId("")).toBeNull();
});
