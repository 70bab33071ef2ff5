import { describe, expect, it } from "vitest";
import { addressesIn } from "./addresses";
import { plainLine } from "./lines";

/** A line break is written as " / ", an address as street, code and town. */
const read = (text: string, country: string): string =>
  addressesIn(
    text.split(" / ").map((line) => plainLine(line, "/")),
    { country, isSure: true },
  )
    .map(({ value: { street, zipcode, city } }) => [street, zipcode, city].join("|"))
    .join("; ");

describe("addressesIn", () => {
  it.each([
    ["DE", "Anschrift: Musterstr. 12a, 80331 München", "Musterstr. 12a|80331|München"],
    ["DE", "Am Alten Markt 3 · D-50667 Köln · Tel. 0221 123", "Am Alten Markt 3|50667|Köln"],
    ["DE", "c/o Werk, Schanzenstr. 36 / Gebäude 31a / 51063 Köln", "Schanzenstr. 36|51063|Köln"],
    [
      "DE",
      "Besuchen Sie uns in der Lange Straße 44, 26122 Oldenburg",
      "Lange Straße 44|26122|Oldenburg",
    ],
    [
      "AT",
      "Landstraßer Hauptstraße 1 Top 4, 1030 Wien",
      "Landstraßer Hauptstraße 1 Top 4|1030|Wien",
    ],
    ["CH", "Dorfstrasse 3 / Postfach 12 / 3818 Grindelwald", "Dorfstrasse 3|3818|Grindelwald"],
    ["FR", "45 bis avenue Jean Jaurès, 69007 Lyon", "45 bis avenue Jean Jaurès|69007|Lyon"],
    ["BE", "Rue Haute 12, B-1000 Bruxelles", "Rue Haute 12|1000|Bruxelles"],
    [
      "ES",
      "📍 Partida La Foia, 21, 03999 Benialmudí, Alicante",
      "Partida La Foia, 21|03999|Benialmudí",
    ],
    [
      "ES",
      "Avenida del Puerto, 88, local 2 / CP 46023 Valencia",
      "Avenida del Puerto, 88, local 2|46023|Valencia",
    ],
    ["IT", "Via Roma, 12 / 50123 Firenze (FI)", "Via Roma, 12|50123|Firenze"],
    ["PT", "Morada: Largo do Carmo, n.º 5, 4000-123 Porto", "Largo do Carmo, n.º 5|4000-123|Porto"],
    [
      "BR",
      "Rua XV de Novembro, 45, Centro, Curitiba, PR, 80020-310",
      "Rua XV de Novembro, 45|80020-310|Curitiba",
    ],
    ["GB", "12 High Street, Kendal, Cumbria LA9 4BD", "12 High Street|LA9 4BD|Kendal"],
    [
      "GB",
      "The Old Mill, Mill Lane, Hebden Bridge, HX7 8AD",
      "The Old Mill, Mill Lane|HX7 8AD|Hebden Bridge",
    ],
    [
      "GB",
      "Unit 3, Beezon Fields Yard, Kendal, LA9 6BD",
      "Unit 3, Beezon Fields Yard|LA9 6BD|Kendal",
    ],
    ["GB", "14a Church Row / Hampstead / London / NW3 6UP", "14a Church Row|NW3 6UP|London"],
    ["GB", "12 High Street Kendal LA9 4BD", "12 High Street|LA9 4BD|Kendal"],
    ["IE", "7 Main Street, Kinsale, Co. Cork, P17 X123", "7 Main Street|P17 X123|Kinsale"],
    ["IE", "7 Main Street, Kinsale, Co. Cork", "7 Main Street||Kinsale"],
    [
      "US",
      "123 Main Street / Suite 200 / Austin, TX 78701",
      "123 Main Street, Suite 200|78701|Austin",
    ],
    ["US", "27 Factors Row / Savannah, Georgia 31401", "27 Factors Row|31401|Savannah"],
    ["US", "1200 NW 23rd Ave. #4, Portland OR 97210", "1200 NW 23rd Ave. #4|97210|Portland"],
    ["US", "Route 7 Box 12 / Ely, MN 55731", "Route 7 Box 12|55731|Ely"],
  ])("reads in %s: %s", (country, text, expected) => {
    expect(read(text, country)).toBe(expected);
  });

  it.each([
    ["DE", "Postfach 1234 / 80331 München"],
    ["ES", "C.P. 46023 Valencia"],
    ["US", "Copyright 2024 Keystone, PA HIC 717126"],
  ])("reads no address without a street in %s: %s", (country, text) => {
    expect(read(text, country)).toBe("");
  });
});
