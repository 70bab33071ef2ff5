import { expect, test } from "vitest";
import { taxDocument, taxDocuments } from "@/e2e/fixtures/tax-documents";
import { brokenRules, isOffByACent, schemaErrors } from "@/e2e/support/e-invoices";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";

test("every document follows the schema of Factur-X", async () => {
  expect(Object.keys(taxDocuments).length).toBeGreaterThan(20);
  expect(await schemaErrors(Object.values(taxDocuments).map(facturXml))).toEqual([]);
});

test.each(Object.entries(taxDocuments))("%s follows the rules of EN 16931", async (_, document) => {
  const rounded = isOffByACent(document) ? [expect.stringContaining("[BR-CO-17]")] : [];
  expect(await brokenRules(facturXml(document))).toEqual(rounded);
});

test("a document without an element that the schema demands breaks it", async () => {
  const xml = facturXml(taxDocument());
  const broken = xml.replace(/<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>/, "");
  const [error, ...others] = await schemaErrors([xml, broken]);
  expect(error).toContain("InvoiceCurrencyCode");
  expect(others).toEqual([]);
});

test.each<[string, Partial<TaxDocument>]>([
  ["BR-CO-10", { netCents: 5463, totalCents: 6501, paidCents: 6501 }],
  ["BR-CO-15", { totalCents: 6499 }],
])("sums that do not agree break %s", async (rule, wrong) => {
  const errors = await brokenRules(facturXml({ ...taxDocument(), ...wrong }));
  expect(errors.join("\n")).toContain(rule);
});

test.each([
  ["no reference", "", []],
  ["an order number", "PO <4711>", ["PO &lt;4711&gt;", "PO &lt;4711&gt;"]],
  ["a Leitweg-ID", "992-90009-96", ["992-90009-96"]],
])("%s of the buyer", (_, reference, expected) => {
  const xml = facturXml(taxDocument({ buyer: { reference } }));
  const found =
    /<ram:BuyerReference>(.*?)<|<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>(.*?)</g;
  expect([...xml.matchAll(found)].map(([, own, order]) => own ?? order)).toEqual(expected);
});

test.each([
  ["invoice", "380"],
  ["correctedInvoice", "384"],
  ["creditNote", "381"],
] as const)("the type of %s is %s", (kind, code) => {
  const [, type] = /<ram:TypeCode>(\d+)</.exec(facturXml({ ...taxDocument(), kind })) ?? [];
  expect(type).toBe(code);
});
