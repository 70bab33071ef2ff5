import "server-only";
import { formatWrittenDay } from "@/lib/dates";
import { ensureSpace, renderDocument, write } from "@/lib/orders/invoices/document";
import { absoluteIn } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import type { KeptText } from "./queries";

/** A legal text as PDF. Its own words name the seller, so that it stays the same when the seller changes. */
export function renderLegalPdf({ text, language }: KeptText): Promise<Buffer> {
  const { title, version, intro, sections } = text;
  const t = translatorIn(language, "legal");
  const colon = translatorIn(language, "ui")("colon");
  const letter = { title, date: new Date(version), sender: [], language };
  return renderDocument(letter, (doc) => {
    doc.moveDown(1.5);
    write(doc, title, { weight: "bold", size: 22 });
    write(doc, t("versionOf", { date: formatWrittenDay(version, language) }), { size: 9 });
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
        write(doc, href.startsWith("/") ? label + colon + absoluteIn(language, href) : label);
      }
    }
  });
}
