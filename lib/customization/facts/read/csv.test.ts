import { describe, expect, it } from "vitest";
import { readCsv } from "./csv";

const itemsOf = (text: string) => readCsv(text, "prices.csv").map(({ value }) => value);

describe("readCsv", () => {
  it("reads columns in any order and language of their header", () => {
    expect(itemsOf("Preis;Beschreibung;Bezeichnung\n4,20 €;kräftig;Roggenbrot\n")).toEqual([
      { name: "Roggenbrot", text: "kräftig", price: { amount: 420, currency: "EUR" } },
    ]);
    expect(itemsOf('name,price\n"Wash, cut","£28.50"\nBeard trim,£12')).toEqual([
      { name: "Wash, cut", price: { amount: 2850, currency: "GBP" } },
      { name: "Beard trim", price: { amount: 1200, currency: "GBP" } },
    ]);
  });

  it("reads columns without a header, and says that a currency is a guess", () => {
    const findings = readCsv("Corte\t12,50\nTinte\t30", "precios.csv");
    expect(findings.map(({ value }) => value)).toEqual([
      { name: "Corte", price: { amount: 1250, currency: "EUR" } },
      { name: "Tinte", price: { amount: 3000, currency: "EUR" } },
    ]);
    expect(findings.every(({ isDoubtful }) => isDoubtful)).toBe(true);
  });

  it("finds nothing in what is no table", () => {
    expect(itemsOf("")).toEqual([]);
    expect(itemsOf("\u0000\u0001;;;\n")).toEqual([]);
  });
});
