import "server-only";
import type { TaxDocument } from "../tax-document";
import { facturXml } from "./factur-x";
import { facturXMetadata, fileName } from "./metadata";

/** What makes a document of pdfkit PDF/A-3, which may carry other files: metadata and an output intent. */
export const pdfAOptions = { subset: "PDF/A-3b", pdfVersion: "1.7" } as const;

/** Embeds the invoice's data in a document made with `pdfAOptions`. */
export function attachFacturX(doc: PDFKit.PDFDocument, document: TaxDocument) {
  const file = {
    name: fileName,
    type: "text/xml",
    description: "Factur-X (EN 16931)",
    creationDate: document.issuedAt,
    modifiedDate: document.issuedAt,
    // Unknown to the types of pdfkit: the data say what the pages say.
    relationship: "Alternative",
  };
  doc.file(Buffer.from(facturXml(document)), file);
  doc.appendXML(facturXMetadata);
}
