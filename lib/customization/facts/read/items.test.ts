import { describe, expect, it } from "vitest";
import { readPages } from "./pages";

const read = (html: string, language: string): string =>
  readPages([
    {
      url: "https://www.shop.example/",
      html: `<html lang="${language}"><h1>Test</h1>${html}`,
      styles: [],
    },
  ])
    .flatMap(({ fact, value }) => (fact === "item" ? `${value.name} ${value.price?.amount}` : []))
    .join("; ");

const cards = (...texts: string[]) =>
  texts.map((text, at) => `<h3>${["Rinse", "Polish"][at]}</h3><p>${text}</p>`).join("");

describe("itemsIn", () => {
  it.each([
    [
      "a price in a sentence of a card",
      "en",
      cards("$450 for the first hour.", "Up to 1,000 gallons for $310."),
      "Rinse 45000; Polish 31000",
    ],
    [
      "the first price of a card",
      "es",
      cards("Desde 1.950 €, o 65 € al mes", "240 €"),
      "Rinse 195000; Polish 24000",
    ],
    [
      "a label below a heading",
      "de",
      "<h3>Koje</h3><table><tr><td>Preis pro Nacht</td><td>89 €</td></tr></table><h3>Suite</h3><table><tr><td>Preis pro Nacht</td><td>245 €</td></tr></table>",
      "Koje 8900; Suite 24500",
    ],
    [
      "numbers where the page says that they are prices",
      "it",
      "<table><caption>Prezzi in euro</caption><tr><th>Durata</th><th>Intero</th><th>Ridotto</th></tr><tr><td>Mensile</td><td>49</td><td>39</td></tr></table>",
      "Mensile 4900",
    ],
    [
      "the column of the currency",
      "de",
      "<table><tr><th>Ware</th><th>DM</th><th>Euro</th></tr><tr><td>Brezn</td><td>0,90</td><td>0,45 €</td></tr></table>",
      "Brezn 45",
    ],
    [
      "an entry that ends like a sentence",
      "es",
      "<p>Doble interior, desde 64€ la noche.</p>",
      "Doble interior 6400",
    ],
    [
      "several in a line",
      "fr",
      "<p>Menu du jour : 18,50 € – Menu gourmand : 34 €</p>",
      "Menu du jour 1850; Menu gourmand 3400",
    ],
    [
      "no answer to a question",
      "de",
      "<dl><dt>Rauchen</dt><dd>Im Haus nein. Wer es doch tut, zahlt die Reinigung von 80 €.</dd></dl>",
      "",
    ],
    ["no tram", "de", "<p>Alle Preise in Euro.</p><p>U3 Zieglergasse, Straßenbahn 49</p>", ""],
  ])("reads %s", (_, language, html, expected) => {
    expect(read(html, language)).toBe(expected);
  });
});
