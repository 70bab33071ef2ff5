import { expect, test } from "vitest";
import { taxDocument } from "@/e2e/fixtures/tax-documents";
import { ublXml } from "@/lib/orders/invoices/e-invoice/ubl";
import type { TaxDocument } from "@/lib/orders/invoices/tax-document";
import { brokenUblRules, ublRules } from "./ubl-rules";

type Change = (xml: string) => string;

/** Changes the first element with this name. Throws if that changes nothing. */
const change =
  (element: string, found: RegExp | string, replacement: string): Change =>
  (xml) => {
    const [before = ""] = new RegExp(`<${element}[ >].*?</${element}>`, "s").exec(xml) ?? [];
    const after = before.replace(found, replacement);
    if (after === before) throw new Error(`Nothing was changed in ${element}.`);
    return xml.replace(before, () => after);
  };

/** Leaves out the first element with this name in another. */
const without = (element: string, parent: string): Change =>
  change(parent, new RegExp(`<${element}[ >].*?</${element}>`, "s"), "");

/** Gives another text to the first element with this name in another. */
const withText = (element: string, parent: string, text: string): Change =>
  change(parent, new RegExp(`(<${element}[^>]*>)[^<]*`), `$1${text}`);

const all =
  (...changes: Change[]): Change =>
  (xml) =>
    changes.reduce((changed, it) => it(changed), xml);

/** A total of the document. */
const withTotal = (name: string, text: string): Change =>
  withText(`cbc:${name}`, "cac:LegalMonetaryTotal", text);

const seller = "cac:AccountingSupplierParty";
const buyer = "cac:AccountingCustomerParty";
const line = "cac:InvoiceLine";

// Lines of 16.81 and 37.81 without tax, 20 and 45 with it.
const german = taxDocument();
const unpaid = taxDocument({ document: { paidCents: 0 } });
const plain = taxDocument({ buyer: { countryCode: "AT" } });
const ofAustria = { countryCode: "AT", vatId: "ATU12345678" };
const peppol = taxDocument({ category: "AE", buyer: ofAustria });
const swiss = taxDocument({ category: "O", buyer: { countryCode: "CH" } });
const büsingen = taxDocument({ category: "O", buyer: { zipcode: "78266", city: "Büsingen" } });
const reference = { number: "1001", issuedAt: new Date("2026-10-02T08:00:00Z") };
const corrected = { kind: "correctedInvoice", reference } as const;
const creditNote = taxDocument({ document: { kind: "creditNote", reference } });

const vatId = (id: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;

const withoutTaxIds = all(
  without("cac:PartyTaxScheme", seller),
  without("cac:PartyTaxScheme", seller),
);

const taxInEuros =
  '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">9.50</cbc:TaxAmount></cac:TaxTotal>';

const stated = (code: string): Change =>
  change(
    "Invoice",
    "<cbc:BuyerReference>",
    `<cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode><cbc:BuyerReference>`,
  );

const lines = "BR-21 to BR-26 content of lines";
const sumOfLines = "BR-CO-10 sum of the lines";
const linesOfRate = "BR-S-8, BR-AE-8, BR-E-8, BR-O-8 lines of a rate";
const sellerTaxId = "BR-S-2, BR-AE-2, BR-E-2, BR-G-2 tax identifier of the seller";
const reasons = "BR-S-10, BR-AE-10, BR-E-10, BR-O-10 reasons of untaxed amounts only";
const contact = "BR-DE-2, BR-DE-5, BR-DE-6, BR-DE-7 contact";
const addresses = "PEPPOL-EN16931-R010, R020 electronic addresses";
const oneTotal = "PEPPOL-EN16931-R053 one total with its rates";

/** The rule, what is wrong, a valid document, how it becomes wrong, and the rules that follow from this one. */
const violations: [string, string, TaxDocument, Change, string[]?][] = [
  ["BR-01 specification", "none", german, without("cbc:CustomizationID", "Invoice")],
  ["BR-03 issue date", "none", german, without("cbc:IssueDate", "Invoice")],
  [
    "BR-03 issue date",
    "only that of the invoice it corrects",
    taxDocument({ document: corrected }),
    without("cbc:IssueDate", "Invoice"),
  ],
  ["BR-03 issue date", "no date", german, withText("cbc:IssueDate", "Invoice", "23.11.2026")],
  ["BR-06, BR-07 names", "of the seller", german, without("cbc:RegistrationName", seller)],
  ["BR-06, BR-07 names", "of the buyer", german, without("cac:PartyLegalEntity", buyer)],
  ["BR-09, BR-11 countries", "of the seller", german, without("cac:Country", seller)],
  ["BR-09, BR-11 countries", "of the buyer", german, without("cac:Country", buyer)],
  [
    "BR-CL-14 list of countries",
    "a name",
    plain,
    withText("cbc:IdentificationCode", buyer, "Austria"),
  ],
  [
    "BR-CL-14 list of countries",
    "a part of a country",
    plain,
    withText("cbc:IdentificationCode", buyer, "IC"),
  ],
  [
    "BR-16 lines",
    "none, and no amounts",
    german,
    all(without(line, "Invoice"), without(line, "Invoice"), (xml) =>
      xml.replace(/(currencyID="USD">)[\d.]+/g, "$10.00"),
    ),
  ],
  [lines, "no number", german, without("cbc:ID", line)],
  [lines, "no quantity", plain, without("cbc:InvoicedQuantity", line)],
  [
    lines,
    "no credited quantity",
    creditNote,
    change("cac:CreditNoteLine", /CreditedQuantity/g, "InvoicedQuantity"),
  ],
  [lines, "no unit", german, change(line, / unitCode="C62"/, "")],
  [lines, "no amount", plain, without("cbc:LineExtensionAmount", line), [sumOfLines, linesOfRate]],
  [lines, "no name", german, without("cbc:Name", line)],
  [lines, "no price", plain, without("cac:Price", line)],
  [
    "BR-27 no negative price",
    "of minus one piece",
    german,
    all(withText("cbc:InvoicedQuantity", line, "-1"), withText("cbc:PriceAmount", line, "-16.81")),
  ],
  [
    "BR-48 a rate, unless not subject to VAT",
    "none",
    peppol,
    (xml) => xml.replaceAll("<cbc:Percent>0.00</cbc:Percent>", ""),
  ],
  ["BR-53 tax in the seller's currency", "none", german, stated("EUR")],
  [
    "BR-CO-9 country of VAT identifiers",
    "of the seller",
    german,
    withText("cbc:CompanyID", seller, "123456789"),
  ],
  [
    "BR-CO-9 country of VAT identifiers",
    "of the buyer",
    peppol,
    withText("cbc:CompanyID", buyer, "U12345678"),
  ],
  [
    sumOfLines,
    "all totals are a cent more",
    german,
    all(
      withTotal("LineExtensionAmount", "54.63"),
      withTotal("TaxExclusiveAmount", "54.63"),
      withTotal("TaxInclusiveAmount", "65.01"),
      withTotal("PrepaidAmount", "65.01"),
    ),
  ],
  [
    "BR-CO-13 total without tax",
    "a cent more, and those after it",
    german,
    all(
      withTotal("TaxExclusiveAmount", "54.63"),
      withTotal("TaxInclusiveAmount", "65.01"),
      withTotal("PrepaidAmount", "65.01"),
    ),
  ],
  [
    "BR-CO-14 sum of the taxes",
    "a cent more, and the totals after it",
    german,
    all(
      withText("cbc:TaxAmount", "cac:TaxTotal", "10.39"),
      withTotal("TaxInclusiveAmount", "65.01"),
      withTotal("PrepaidAmount", "65.01"),
    ),
  ],
  [
    "BR-CO-15 total with tax",
    "a cent more, all of it paid",
    german,
    all(withTotal("TaxInclusiveAmount", "65.01"), withTotal("PrepaidAmount", "65.01")),
  ],
  ["BR-CO-16 amount due", "a cent less paid", german, withTotal("PrepaidAmount", "64.99")],
  [
    "BR-CO-17 tax of a rate, within one",
    "one more",
    german,
    all(
      withText("cbc:TaxAmount", "cac:TaxTotal", "11.38"),
      withText("cbc:TaxAmount", "cac:TaxSubtotal", "11.38"),
      withTotal("TaxInclusiveAmount", "66.00"),
      withTotal("PrepaidAmount", "66.00"),
    ),
  ],
  ["BR-CO-25 terms of payment", "none", unpaid, without("cac:PaymentTerms", "Invoice")],
  [
    "BR-CO-26 identifier of the seller",
    "a tax number alone",
    german,
    all(
      without("cac:PartyTaxScheme", seller),
      change(seller, /<cbc:CompanyID>HRB[^<]*<\/cbc:CompanyID>/, ""),
    ),
  ],
  [linesOfRate, "a line of another", german, withText("cbc:Percent", line, "7.00")],
  [linesOfRate, "another base", german, withText("cbc:TaxableAmount", "cac:TaxSubtotal", "54.61")],
  [reasons, "none", peppol, without("cbc:TaxExemptionReason", "cac:TaxSubtotal")],
  [
    reasons,
    "one of a tax",
    german,
    change(
      "cac:TaxCategory",
      "<cac:TaxScheme>",
      "<cbc:TaxExemptionReason>Small enterprise</cbc:TaxExemptionReason><cac:TaxScheme>",
    ),
  ],
  [sellerTaxId, "none", german, withoutTaxIds],
  [sellerTaxId, "none, though the buyer owes the tax", peppol, withoutTaxIds],
  [sellerTaxId, "none, though exempt", taxDocument({ category: "E" }), withoutTaxIds],
  ["BR-AE-2 VAT identifier of the buyer", "none", peppol, without("cac:PartyTaxScheme", buyer)],
  [
    "BR-O-2 no VAT identifiers",
    "of the seller",
    swiss,
    change(seller, "<cac:PartyTaxScheme>", `${vatId("DE123456789")}<cac:PartyTaxScheme>`),
  ],
  [
    "BR-O-2 no VAT identifiers",
    "of the buyer",
    swiss,
    change(buyer, "<cac:PartyLegalEntity>", `${vatId("CHE123456789")}<cac:PartyLegalEntity>`),
  ],
  [
    "BR-O-5 no rate of a line",
    "zero",
    swiss,
    change(
      "cac:ClassifiedTaxCategory",
      "<cac:TaxScheme>",
      "<cbc:Percent>0.00</cbc:Percent><cac:TaxScheme>",
    ),
  ],
  ["BR-DE-1 means of payment", "none", german, without("cac:PaymentMeans", "Invoice")],
  [contact, "no name", german, change(seller, /(<cac:Contact>)<cbc:Name>[^<]*<\/cbc:Name>/, "$1")],
  [contact, "no telephone", german, without("cbc:Telephone", seller)],
  [contact, "no e-mail", german, without("cbc:ElectronicMail", seller)],
  ["BR-DE-3, BR-DE-4 place of the seller", "no town", german, without("cbc:CityName", seller)],
  [
    "BR-DE-3, BR-DE-4 place of the seller",
    "no postcode",
    german,
    without("cbc:PostalZone", seller),
  ],
  ["BR-DE-8, BR-DE-9 place of the buyer", "no town", german, without("cbc:CityName", buyer)],
  ["BR-DE-8, BR-DE-9 place of the buyer", "no postcode", german, without("cbc:PostalZone", buyer)],
  [
    "BR-DE-14 a rate, without exception",
    "none",
    büsingen,
    without("cbc:Percent", "cac:TaxSubtotal"),
  ],
  ["BR-DE-15 reference of the buyer", "none", german, without("cbc:BuyerReference", "Invoice")],
  ["BR-DE-17 types", "a pro-forma", german, withText("cbc:InvoiceTypeCode", "Invoice", "325")],
  [
    "BR-DE-26 the corrected invoice",
    "not named",
    taxDocument({ document: corrected }),
    without("cac:BillingReference", "Invoice"),
  ],
  ["BR-DE-27 telephone", "two digits", german, withText("cbc:Telephone", seller, "+49")],
  ["BR-DE-28 email", "no sign", german, withText("cbc:ElectronicMail", seller, "presetry.example")],
  ["BR-DE-28 email", "ends with a point", german, withText("cbc:ElectronicMail", seller, "a1@b.")],
  ["PEPPOL-EN16931-R001 process", "none", peppol, without("cbc:ProfileID", "Invoice")],
  [
    "PEPPOL-EN16931-R002 one note",
    "two",
    german,
    change(
      "Invoice",
      "<cbc:DocumentCurrencyCode>",
      "<cbc:Note>One</cbc:Note><cbc:Note>Two</cbc:Note><cbc:DocumentCurrencyCode>",
    ),
  ],
  [
    "PEPPOL-EN16931-R003 reference",
    "none of both",
    peppol,
    all(without("cbc:BuyerReference", "Invoice"), without("cac:OrderReference", "Invoice")),
  ],
  ["PEPPOL-EN16931-R005 another currency of the tax", "the same", german, stated("USD")],
  [
    "PEPPOL-EN16931-R008 no empty element",
    "a street",
    german,
    withText("cbc:StreetName", buyer, ""),
  ],
  [addresses, "none of the seller", german, without("cbc:EndpointID", seller)],
  [addresses, "the buyer's in no scheme", peppol, change(buyer, / schemeID="\d+"/, "")],
  [oneTotal, "none", peppol, without("cac:TaxSubtotal", "cac:TaxTotal")],
  [oneTotal, "two", peppol, change("Invoice", /<cac:TaxTotal>.*<\/cac:TaxTotal>/s, "$&$&")],
  [
    "PEPPOL-EN16931-R120 amount of a line",
    "two pieces",
    german,
    withText("cbc:InvoicedQuantity", line, "2"),
  ],
  [
    "PEPPOL-EN16931-R051 one currency",
    "a price in another",
    german,
    change("cac:Price", 'currencyID="USD"', 'currencyID="EUR"'),
  ],
  [
    "PEPPOL-EN16931-R051 one currency",
    "a tax in a third",
    german,
    all(stated("EUR"), (xml) =>
      xml.replace(
        "<cac:LegalMonetaryTotal>",
        `${taxInEuros}${taxInEuros.replace("EUR", "SEK")}<cac:LegalMonetaryTotal>`,
      ),
    ),
  ],
  [
    "PEPPOL-EN16931-P0112 corrected invoices in Germany",
    "abroad",
    taxDocument({ category: "AE", buyer: ofAustria, document: corrected }),
    withText("cbc:InvoiceTypeCode", "Invoice", "384"),
  ],
];

test.each(violations)("%s: %s", (rule, _, document, violate, consequences = []) => {
  const valid = ublXml(document, 77);
  expect(brokenUblRules(valid)).toEqual([]);
  expect(brokenUblRules(violate(valid)).sort()).toEqual([rule, ...consequences].sort());
});

test("each rule is broken by a file above", () => {
  expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(ublRules));
});
