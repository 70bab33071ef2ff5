import { describe, expect, it } from "vitest";
import { plainLine } from "./lines";
import { phonesIn } from "./phones";

const read = (text: string, country: string): string =>
  phonesIn(plainLine(text, "/"), country)
    .map(({ value }) => value)
    .join("; ");

describe("phonesIn", () => {
  it.each([
    ["DE", "Tel. +49 (0)30 1234567-0 · Fax -99", "+49 (0)30 1234567-0"],
    ["DE", "T +49 89 1234 567, F +49 89 1234 568", "+49 89 1234 567"],
    ["DE", "Tel./Fax: 05551 23456", "05551 23456"],
    ["AT", "M: 0664/123 45 67", "0664/123 45 67"],
    ["FR", "Tél. 04 76 00 41 52 - Fax 04 76 00 41 53", "04 76 00 41 52"],
    ["ES", "T: 91 000 47 11 / 91 000 47 12", "91 000 47 11; 91 000 47 12"],
    ["ES", "Tels.: 927 00 41 06 y 927 00 41 07", "927 00 41 06; 927 00 41 07"],
    ["IT", "Chiama subito: 0574 000655", "0574 000655"],
    ["PT", "T. 212 345 678 | TM. 912 345 678", "212 345 678; 912 345 678"],
    ["BR", "Fixo: (11) 3333-4444 | Whats (11) 99999-8888", "(11) 3333-4444; (11) 99999-8888"],
    ["GB", "Mobile: Jim 07700 900 541 / Becky 07700 900 542", "07700 900 541; 07700 900 542"],
    ["US", "Bakehouse • 309 Maple Street • Galena, IL 61036 • 815/555-0172", "815/555-0172"],
  ])("reads in %s: %s", (country, text, expected) => {
    expect(read(text, country)).toBe(expected);
  });

  it.each([
    ["DE", "Telefax: 04972 / 55588-19"],
    ["FR", "Télécopie : 01 23 45 67 80"],
    ["FR", "SIRET 123 456 789 00012"],
    ["IT", "REA PO 000123 - P.IVA 01234567890"],
    ["IT", "Annuale\t399\t329"],
  ])("reads no phone in %s: %s", (country, text) => {
    expect(read(text, country)).toBe("");
  });
});
