import { expect, test } from "vitest";
import { taxDocument, taxDocuments } from "@/e2e/fixtures/tax-documents";
import { brokenUblRules, leavesOf } from "@/e2e/support/ubl-rules";
import { formatDecimal } from "@/lib/amounts";
import { toCountryCode } from "@/lib/countries";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";
import { ublXml } from "./ubl";

const read = (document: TaxDocument) => {
  const leaves = leavesOf(ublXml(document, 77));
  const all = (end: string) => leaves.filter(({ path }) => path.endsWith(end));
  return { leaves, all, one: (end: string) => all(end)[0]?.text ?? null };
};

const eachDocument = test.each(Object.entries(taxDocuments));

eachDocument("%s has no empty element and is always the same", (_, document) => {
  const { leaves } = read(document);
  expect(leaves.filter(({ text }) => text.trim() === "")).toEqual([]);
  expect(ublXml(document, 77)).toBe(ublXml(structuredClone(document), 77));
});

eachDocument("%s has the amounts of the document, which add up", (_, document) => {
  const { all, one } = read(document);
  const { netCents, taxCents, totalCents, paidCents, lines, currency } = document;
  const total = (name: string) => one(`LegalMonetaryTotal/${name}`);
  expect(total("TaxExclusiveAmount")).toBe(formatDecimal(netCents, "USD"));
  expect(total("TaxInclusiveAmount")).toBe(formatDecimal(totalCents, "USD"));
  expect(total("PrepaidAmount")).toBe(formatDecimal(paidCents, "USD"));
  expect(total("PayableAmount")).toBe(formatDecimal(totalCents - paidCents, "USD"));
  expect(one("TaxTotal/TaxAmount")).toBe(formatDecimal(taxCents, "USD"));
  const nets = all("Line/LineExtensionAmount");
  expect(nets.map(({ text }) => text)).toEqual(
    lines.map((it) => formatDecimal(it.netCents, "USD")),
  );
  expect(new Set(nets.map(({ attributes }) => attributes.currencyID))).toEqual(new Set([currency]));
  expect(all("Price/PriceAmount").every(({ text }) => !text.startsWith("-"))).toBe(true);
});

eachDocument("%s follows the rules of its profile", (_, document) => {
  expect(brokenUblRules(ublXml(document, 77))).toEqual([]);
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const buyerCountries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => toCountryCode(code) === code);

test("every country that a buyer can have has a code of EN 16931, alone and in a VAT id", () => {
  expect(buyerCountries.length).toBeGreaterThan(249);
  for (const countryCode of buyerCountries) {
    const document = taxDocument({ buyer: { countryCode, vatId: `${countryCode}12345678` } });
    expect(brokenUblRules(ublXml(document, 77))).toEqual([]);
    const [, buyer = ""] = facturXml(document).split("<ram:BuyerTradeParty>");
    expect(buyer).toContain(
      `<ram:CountryID>${read(document).all("Country/IdentificationCode")[1]?.text}<`,
    );
  }
});

const xrechnung = expect.stringContaining("kosit:xrechnung_3.0");
const peppol = expect.stringContaining("peppol.eu:2017:poacc:billing:3.0");

type FormatCase = [string, unknown, Partial<TaxDocument["buyer"]>, Partial<TaxDocument["seller"]>];

test.each<FormatCase>([
  ["in Germany", xrechnung, {}, {}],
  ["in Germany with a VAT id", xrechnung, { vatId: "DE987654321" }, {}],
  ["in Austria with a VAT id", peppol, { countryCode: "AT", vatId: "ATU12345678" }, {}],
  ["in Greece with a VAT id", peppol, { countryCode: "GR", vatId: "EL123456789" }, {}],
  ["in Austria without one", "urn:cen.eu:en16931:2017", { countryCode: "AT" }, {}],
  [
    "in Austria, of a seller without one",
    "urn:cen.eu:en16931:2017",
    { countryCode: "AT", vatId: "ATU12345678" },
    { vatId: null },
  ],
  ...["DK12345678", "EL123456789", "NL123456789B01"].map(
    (vatId): FormatCase => [
      `in Austria, of a seller with ${vatId}, of whom Peppol wants more`,
      "urn:cen.eu:en16931:2017",
      { countryCode: "AT", vatId: "ATU12345678" },
      { countryCode: vatId.slice(0, 2), vatId },
    ],
  ),
  [
    "in Sweden, whose VAT ids are no addresses of Peppol",
    "urn:cen.eu:en16931:2017",
    { countryCode: "SE", vatId: "SE123456789001" },
    {},
  ],
])("a buyer %s", (_, specification, buyer, seller) => {
  const document = taxDocument({ buyer });
  const { one } = read({ ...document, seller: { ...document.seller, ...seller } });
  expect(one("/CustomizationID")).toEqual(specification);
});

test("a VAT id that VIES did not confirm is no address on Peppol", () => {
  const document = taxDocument({ buyer: { countryCode: "AT", vatId: "ATU12345678" } });
  const taxes = document.taxes.map((tax) => ({ ...tax, note: "VAT is included." }));
  expect(read({ ...document, taxes }).one("/CustomizationID")).toBe("urn:cen.eu:en16931:2017");
});

const austrian = { countryCode: "AT", vatId: "ATU12345678" };
const reference = { number: "1001", issuedAt: new Date("2026-10-02T08:00:00Z") };

test.each<[TaxDocument["kind"], string, Partial<TaxDocument["buyer"]>]>([
  ["invoice", "Invoice/InvoiceTypeCode 380", {}],
  ["correctedInvoice", "Invoice/InvoiceTypeCode 384", {}],
  ["correctedInvoice", "Invoice/InvoiceTypeCode 380", austrian],
  ["creditNote", "CreditNote/CreditNoteTypeCode 381", {}],
  ["creditNote", "CreditNote/CreditNoteTypeCode 381", austrian],
])("%s: %s", (kind, expected, buyer) => {
  const { leaves, one } = read(
    taxDocument({ buyer, document: kind === "invoice" ? {} : { kind, reference } }),
  );
  const type = leaves.find(({ path }) => path.endsWith("TypeCode"));
  expect(`${type?.path} ${type?.text}`).toBe(expected);
  expect(one("InvoiceDocumentReference/ID")).toBe(kind === "invoice" ? null : "1001");
  expect(one("InvoiceDocumentReference/IssueDate")).toBe(kind === "invoice" ? null : "2026-10-02");
});

test.each<[string, string[], Partial<TaxDocument["buyer"]>]>([
  ["e-mail addresses", ["EM hello@presetry.example", "EM ada@halden.example"], {}],
  ["VAT ids on Peppol", ["9930 DE123456789", "9914 ATU12345678"], austrian],
])("the electronic addresses are %s", (_, expected, buyer) => {
  const addresses = read(taxDocument({ buyer })).all("EndpointID");
  expect(addresses.map(({ attributes, text }) => `${attributes.schemeID} ${text}`)).toEqual(
    expected,
  );
});

test.each([
  ["without one, the order", "", ["77", "77", null]],
  ["an order number of the buyer", "PO 4711", ["PO 4711", "PO 4711", "77"]],
  ["a Leitweg-ID, which is no order", "992-90009-96", ["992-90009-96", "77", null]],
  ["an order number that looks like one", "4711-26", ["4711-26", "4711-26", "77"]],
])("the buyer's reference is %s", (_, reference, expected) => {
  const { one } = read(taxDocument({ buyer: { reference } }));
  const names = ["/BuyerReference", "OrderReference/ID", "OrderReference/SalesOrderID"];
  expect(names.map(one)).toEqual(expected);
});

test("what is not subject to VAT names no VAT id and no rate", () => {
  const { all } = read(
    taxDocument({ category: "O", buyer: { countryCode: "CH", vatId: "CHE123456789" } }),
  );
  expect(all("PartyTaxScheme/TaxScheme/ID").map(({ text }) => text)).toEqual(["FC"]);
  expect(all("Percent")).toEqual([]);
  expect(all("TaxExemptionReasonCode").map(({ text }) => text)).toEqual(["VATEX-EU-O"]);
});

test("the tax in the seller's own currency stands beside that of the document", () => {
  const document = taxDocument();
  const [tax] = document.taxes;
  const exchanged = { currency: "EUR", taxCents: 950, rate: 1.09, day: "2026-11-23" };
  const { all, one } = read({ ...document, taxes: tax ? [{ ...tax, exchanged }] : [] });
  expect(one("/TaxCurrencyCode")).toBe("EUR");
  const amounts = all("Invoice/TaxTotal/TaxAmount");
  expect(amounts.map(({ attributes, text }) => `${text} ${attributes.currencyID}`)).toEqual([
    `${formatDecimal(document.taxCents, "USD")} USD`,
    "9.50 EUR",
  ]);
});

test("days are those of the seller's time zone", () => {
  const document = taxDocument();
  const seller = { ...document.seller, timeZone: "Asia/Tokyo" };
  expect(read({ ...document, seller }).one("/IssueDate")).toBe("2026-11-24");
});
