import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from "pdf-lib";
import { expect, test } from "vitest";
import { taxDocument, taxDocuments } from "@/e2e/fixtures/tax-documents";
import { renderDocument } from "../document";
import { renderTaxDocument } from "../tax/pdf";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";

const customerOf = ({ buyer }: TaxDocument) => ({
  ...buyer,
  firstname: buyer.name,
  lastname: "",
  country: "Österreich 🇦🇹",
  vatId: buyer.vatId ?? "",
});

const render = (document: TaxDocument) =>
  renderTaxDocument(document, {
    orderId: 7,
    customer: customerOf(document),
    closing: ["Paid. שלום"],
  });

const textOf = (stream: PDFRawStream) =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString();

/** The file as another program reads it. */
async function read(bytes: Buffer) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const dicts = objects.flatMap((it) =>
    it instanceof PDFDict ? [it] : it instanceof PDFRawStream ? [it.dict] : [],
  );
  const ofType = (type: string) =>
    dicts.filter((it) => it.get(PDFName.of("Type")) === PDFName.of(type));
  return { pdf, catalog: pdf.catalog, ofType };
}

const name = (text: string) => PDFName.of(text);

test("the data are embedded as the alternative to the pages", async () => {
  const document = taxDocument();
  const { catalog, ofType } = await read(await render(document));
  const [file, ...others] = ofType("Filespec");
  expect(others).toEqual([]);
  expect(file?.get(name("AFRelationship"))).toBe(name("Alternative"));
  for (const key of ["F", "UF"]) {
    expect(file?.lookup(name(key), PDFString).decodeText()).toBe("factur-x.xml");
  }
  const stream = file?.lookup(name("EF"), PDFDict).lookup(name("F"));
  expect(stream).toBeInstanceOf(PDFRawStream);
  expect(textOf(stream as PDFRawStream)).toBe(facturXml(document));
  const { dict } = stream as PDFRawStream;
  expect(dict.get(name("Subtype"))?.toString()).toBe("/text#2Fxml");
  const modified = dict.lookup(name("Params"), PDFDict).lookup(name("ModDate"), PDFString);
  expect(modified.decodeDate()).toEqual(document.issuedAt);
  expect(catalog.lookup(name("AF"), PDFArray).lookup(0)).toBe(file);
  const embedded = catalog.lookup(name("Names"), PDFDict).lookup(name("EmbeddedFiles"), PDFDict);
  expect(embedded.lookup(name("Names"), PDFArray).lookup(1)).toBe(file);
});

test("the metadata say PDF/A-3 and Factur-X", async () => {
  const { catalog } = await read(await render(taxDocument()));
  const xmp = textOf(catalog.lookup(name("Metadata")) as PDFRawStream);
  for (const said of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "<fx:DocumentType>INVOICE</fx:DocumentType>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<fx:Version>1.0</fx:Version>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<pdfaSchema:prefix>fx</pdfaSchema:prefix>",
    "<xmp:CreateDate>2026-11-23T21:30:00Z</xmp:CreateDate>",
  ]) {
    expect(xmp).toContain(said);
  }
});

test("there is one output intent, no script and no encryption", async () => {
  const { pdf, catalog } = await read(await render(taxDocument()));
  const intents = catalog.lookup(name("OutputIntents"), PDFArray);
  expect(intents.size()).toBe(1);
  const intent = intents.lookup(0, PDFDict);
  expect(intent.get(name("S"))).toBe(name("GTS_PDFA1"));
  expect(intent.lookup(name("DestOutputProfile"))).toBeInstanceOf(PDFRawStream);
  expect(pdf.context.trailerInfo.ID).toBeDefined();
  expect(pdf.context.trailerInfo.Encrypt).toBeUndefined();
  expect(catalog.has(name("OpenAction"))).toBe(false);
});

test.each(Object.entries(taxDocuments))("%s: every font is embedded", async (_, it) => {
  const { ofType } = await read(await render(it));
  const descriptors = ofType("FontDescriptor");
  // Both weights of the shop's font, and one for the Hebrew.
  expect(descriptors.length).toBeGreaterThan(2);
  for (const descriptor of descriptors) {
    expect(descriptor.lookup(name("FontFile2"))).toBeInstanceOf(PDFRawStream);
  }
  const fonts = ofType("Font").filter((font) => font.get(name("Subtype")) === name("Type0"));
  expect(fonts).toHaveLength(descriptors.length);
});

test("the same document always gives the same bytes", async () => {
  expect(await render(taxDocument())).toEqual(await render(taxDocument()));
});

test("a document without data is no PDF/A and has no files", async () => {
  const plain = await renderDocument({ title: "Order 7", date: new Date(0) }, () => {});
  const { catalog, ofType } = await read(plain);
  expect(ofType("Filespec")).toEqual([]);
  expect(catalog.has(name("OutputIntents"))).toBe(false);
});
