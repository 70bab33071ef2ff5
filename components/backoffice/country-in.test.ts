import { expect, test } from "vitest";
import { countryIn } from "./country-in";

test.each([
  ["Austria", "de", "Österreich"],
  ["United Kingdom", "de", "Vereinigtes Königreich"],
  ["Austria", "en", "Austria"],
  ["Österreich", "en", "Österreich"],
  ["Atlantis", "de", "Atlantis"],
  ["", "de", ""],
])("the country that is stored as “%s” is in %s “%s”", (stored, language, shown) => {
  expect(countryIn(language, stored)).toBe(shown);
});
