import { expect, test } from "vitest";
import { toCountryCode } from "./countries";

test.each([
  ["Germany", "DE"],
  ["deutschland", "DE"],
  ["  ÖSTERREICH ", "AT"],
  ["España", "ES"],
  ["Espana", "ES"],
  ["Ελλάδα", "GR"],
  ["Česko", "CZ"],
  ["Czech Republic", "CZ"],
  ["The Netherlands", "NL"],
  ["U.S.A.", "US"],
  ["UK", "GB"],
  ["fr", "FR"],
  ["Atlantis", null],
  ["European Union", null],
  ["EU", null],
  ["DD", null],
  ["", null],
])("%j is %s", (typed, code) => {
  expect(toCountryCode(typed)).toBe(code);
});
