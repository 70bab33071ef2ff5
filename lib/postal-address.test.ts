import { expect, test } from "vitest";
import {
  addressLines,
  expectedZipcode,
  hasRegion,
  isZipcodeFirst,
  needsZipcode,
} from "./postal-address";

const base = {
  company: "Acme",
  name: "Ann Lee",
  street: "Street 1",
  street2: "",
  zipcode: "12345",
  city: "Town",
  region: "",
};

test.each([
  ["DE", {}, ["Ann Lee", "Acme", "Street 1", "12345 Town"]],
  ["FR", { street2: "BP 7" }, ["Acme", "Ann Lee", "Street 1", "BP 7", "12345 Town"]],
  ["US", { region: "OH" }, ["Ann Lee", "Acme", "Street 1", "Town, OH 12345"]],
  ["GB", { zipcode: "SW1A 1AA" }, ["Ann Lee", "Acme", "Street 1", "Town", "SW1A 1AA"]],
  [
    "JP",
    { zipcode: "100-0005", region: "東京都", city: "千代田区", street: "丸の内1-1" },
    ["〒100-0005", "東京都", "千代田区", "丸の内1-1", "Acme", "Ann Lee"],
  ],
  [
    "JP",
    { zipcode: "100-0005", region: "Tokyo", city: "Chiyoda" },
    ["Ann Lee", "Acme", "Street 1", "Chiyoda", "Tokyo", "100-0005"],
  ],
  [
    "AE",
    { region: "Dubai", city: "Deira", zipcode: "" },
    ["Ann Lee", "Acme", "Street 1", "Deira", "Dubai"],
  ],
  ["BR", { zipcode: "01310-100" }, ["Acme", "Ann Lee", "Street 1", "Town", "01310-100"]],
  ["AO", {}, ["Ann Lee", "Acme", "Street 1", "Town", "12345"]],
])("an address of %s with %j", (countryCode, facts, lines) => {
  expect(addressLines({ ...base, ...facts, countryCode })).toEqual(lines);
});

test.each([
  ["DE", "10115", null],
  ["DE", "1234", "12345"],
  ["GB", "sw1a1aa", null],
  ["NL", "1012AB", null],
  ["NL", "1012", "1234 AB"],
  ["SE", "114 55", null],
  ["PT", "1000-205", null],
  ["PT", "1000", "1234-567"],
  ["LT", "01103", null],
  ["LT", "LT-01103", null],
  ["JP", "1000005", null],
  ["US", "94016-1234", null],
  ["IE", "anything", null],
  ["HK", "", null],
])("the post code of %s: %j, asked about as %j", (country, typed, example) => {
  expect(expectedZipcode(country, typed)).toBe(example);
});

test("what a country's addresses have", () => {
  expect(["US", "ES", "DE"].map(hasRegion)).toEqual([true, true, false]);
  expect(["DE", "US", "GB", "HK"].map(isZipcodeFirst)).toEqual([true, false, false, false]);
  expect(["DE", "IE", "HK"].map(needsZipcode)).toEqual([true, false, false]);
});
