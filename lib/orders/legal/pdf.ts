import "server-only";
import { ensureSpace, renderDocument, write } from "@/lib/orders/invoices/document";
import { absolute } from "@/lib/site";
import { type LegalText, versionLine } from "./rules";

/** A legal text as PDF. Its own words name the seller, so that it stays the same when the seller changes. */
export const renderLegalPdf = ({ title, version, intro, sections }: LegalText): Promise<Buffer> =>
  renderDocument({ title, date: new Date(version), sender: [] }, (doc) => {
    doc.moveDown(1.5);
    write(doc, title, { weight: "bold", size: 22 });
    write(doc, versionLine(version), { size: 9 });
    doc.moveDown(1);
    write(doc, intro);
    for (const section of sections) {
      doc.moveDown(1);
      ensureSpace(doc);
      write(doc, section.title, { weight: "bold", size: 12 });
      for (const paragraph of section.paragraphs) {
        doc.moveDown(0.3);
        write(doc, paragraph);
      }
      for (const { label, href } of section.links ?? []) {
        doc.moveDown(0.3);
        write(doc, href.startsWith("/") ? `${label}: ${absolute(href)}` : label);
      }
    }
  });
