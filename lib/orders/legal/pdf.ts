import "server-only";
import { LRUCache } from "lru-cache";
import { builtOrMain } from "@/lib/languages.mjs";
import { ensureSpace, renderDocument, write } from "@/lib/orders/invoices/document";
import { absoluteIn } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { writtenDay } from "@/lib/zoned-dates";
import type { KeptText } from "./queries";

/** By what they say. Most orders are placed under the same terms, whose drawing takes longest of all. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 12 });

/** A legal text as PDF. Its own words name the seller, so that it stays the same when the seller changes. */
export function renderLegalPdf(kept: KeptText): Promise<Buffer> {
  const key = JSON.stringify(kept);
  const known = drawn.get(key);
  if (known) return known;
  const pdf = draw(kept);
  drawn.set(key, pdf);
  pdf.catch(() => drawn.delete(key));
  return pdf;
}

function draw({ text, language }: KeptText): Promise<Buffer> {
  const { title, version, intro, sections } = text;
  const t = translatorIn(language, "legal");
  const colon = translatorIn(language, "ui")("colon");
  const letter = { title, date: new Date(version), sender: [], language };
  return renderDocument(letter, (doc) => {
    doc.moveDown(1.5);
    write(doc, title, { weight: "bold", size: 22 });
    write(doc, t("versionOf", { date: writtenDay(new Date(version), "UTC", language) }), {
      size: 9,
    });
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
        const isOwn = href.startsWith("/");
        write(doc, isOwn ? label + colon + absoluteIn(builtOrMain(language), href) : label);
      }
    }
  });
}
