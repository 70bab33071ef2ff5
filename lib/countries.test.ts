import { expect, test } from "vitest";
import { requireCountryCode, toCountryCode } from "./countries";

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

test.each([
  ["Alemanha", "DE"],
  ["Royaume-Uni", "GB"],
  ["Svizzera", "CH"],
  ["Estados Unidos", "US"],
  ["Türkei", "TR"],
  ["Ivory Coast", "CI"],
])("%j, in one of the shop's languages, is %s", (typed, code) => {
  expect(toCountryCode(typed)).toBe(code);
});

test.each([
  ["Germny", /Did you mean Germany, .+ or .+\?$/],
  ["Frankreihc", /Did you mean France/],
  ["\u0000".repeat(3), /Did you mean/],
  ["x".repeat(10_000), /Did you mean/],
])("%j is refused with the nearest names", (typed, message) => {
  expect(() => requireCountryCode(typed)).toThrow(message);
});
