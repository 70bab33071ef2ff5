import "server-only";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";
import { facturXMetadata, fileName } from "./metadata";

/**
 * The metadata and the output intent that make a document of pdfkit PDF/A-3, which may contain
 * other files.
 */
export const pdfAOptions = { subset: "PDF/A-3b", pdfVersion: "1.7" } as const;

/** Embeds the invoice's data in a document made with `pdfAOptions`. */
export function attachFacturX(doc: PDFKit.PDFDocument, document: TaxDocument) {
  const file = {
    name: fileName,
    type: "text/xml",
    description: "Factur-X (EN 16931)",
    creationDate: document.issuedAt,
    modifiedDate: document.issuedAt,
    // Missing in the types of pdfkit. `Alternative`: the data are the same as on the pages.
    relationship: "Alternative",
  };
  doc.file(Buffer.from(facturXml(document)), file);
  doc.appendXML(facturXMetadata);
}
