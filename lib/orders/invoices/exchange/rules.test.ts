import { expect, test } from "vitest";
import { exchanged, exchangeOf, parseRates } from "./rules";

/** As https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml writes it. */
const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='2026-11-25'>
			<Cube currency='USD' rate='1.1090'/>
			<Cube currency='JPY' rate='171.23'/>
			<Cube currency='PLN' rate='4.2330'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const rates = { day: "2026-11-25", perEuro: { USD: 1.109, JPY: 171.23, PLN: 4.233 } };

test("the daily file is read", () => {
  expect(parseRates(file)).toEqual(rates);
});

test.each([
  "",
  "<html>Not now</html>",
  file.replace("time=", "day="),
  file.replace(/rate=/g, "r="),
])("what is no such file has no rates: %#", (text) => {
  expect(parseRates(text)).toBeNull();
});

test.each([
  ["USD", "EUR", { currency: "EUR", rate: 1.109, day: rates.day }],
  ["EUR", "PLN", { currency: "PLN", rate: 0.236239, day: rates.day }],
  ["USD", "PLN", { currency: "PLN", rate: 0.261989, day: rates.day }],
  ["USD", "XXX", null],
])("an invoice in %s states its tax in %s", (from, to, exchange) => {
  expect(exchangeOf(rates, { from, to })).toEqual(exchange);
});

test("amounts are rounded to the nearest cent", () => {
  expect(exchanged(1_038, "USD", { currency: "EUR", rate: 1.109 })).toBe(936);
  expect(exchanged(0, "USD", { currency: "EUR", rate: 1.109 })).toBe(0);
});

test("each currency has its own decimals", () => {
  expect(exchanged(2_000, "JPY", { currency: "EUR", rate: 171.23 })).toBe(1_168);
  expect(exchanged(1_168, "EUR", { currency: "JPY", rate: 1 / 171.23 })).toBe(2_000);
});
