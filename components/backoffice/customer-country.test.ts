import { expect, test } from "vitest";
import { customerCountryIn } from "./customer-country";

test.each([
  ["Austria", "de", "Österreich"],
  ["United Kingdom", "de", "Vereinigtes Königreich"],
  ["Austria", "en", "Austria"],
  ["Österreich", "en", "Österreich"],
  ["Atlantis", "de", "Atlantis"],
  ["", "de", ""],
])("the country that is stored as “%s” is in %s “%s”", (stored, language, shown) => {
  expect(customerCountryIn(language, stored)).toBe(shown);
});
