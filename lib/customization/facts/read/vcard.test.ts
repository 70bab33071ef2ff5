import { expect, it } from "vitest";
import { readVcard } from "./vcard";

it("reads a card and leaves out its fax", () => {
  const card = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:Anna Sommer",
    "ORG:Bäckerei Sommer;Verkauf",
    "TEL;TYPE=WORK,VOICE:+43 316 123456",
    "TEL;TYPE=WORK,FAX:+43 316 123457",
    "EMAIL;TYPE=INTERNET:info@baeckerei",
    " -sommer.example",
    "ADR;TYPE=WORK:;;Hauptplatz 3;Graz;;8010;Österreich",
    "URL:https://www.instagram.com/sommer",
    "END:VCARD",
  ].join("\r\n");
  expect(readVcard(card, "card.vcf").map(({ fact, value }) => [fact, value])).toEqual([
    ["phone", "+43 316 123456"],
    ["email", "info@baeckerei-sommer.example"],
    ["address", { street: "Hauptplatz 3", city: "Graz", zipcode: "8010", countryCode: "AT" }],
    ["link", "https://www.instagram.com/sommer"],
    ["name", "Bäckerei Sommer"],
  ]);
});
