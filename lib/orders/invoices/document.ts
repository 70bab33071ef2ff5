import "server-only";
import PDFDocument from "pdfkit";
import { addressLines } from "@/lib/postal-address";
import { seller } from "@/lib/seller";
import { site } from "@/lib/site";
import { attachFacturX, pdfAOptions } from "./e-invoice/pdf-a";
import { openFonts, printable, type Weight } from "./fonts";
import type { InvoiceFacts } from "./queries/invoices";
import type { TaxDocument } from "./tax-document";

const margin = 56;
const width = 595 - 2 * margin;
const ink = "#26221d";
const soft = "#6b6459";
const line = "#d8d2c6";

interface Style {
  weight?: Weight;
  size?: number;
  color?: string;
  x?: number;
  width?: number;
  align?: "left" | "right";
}

/** The fonts with which each document was opened. */
const fontsOf = new WeakMap<PDFKit.PDFDocument, Awaited<ReturnType<typeof openFonts>>>();

/** Writes one paragraph and moves the cursor below it. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style = {}) {
  const { weight = "regular", size = 10, color = ink, x = margin, align = "left" } = style;
  const font = fontsOf.get(doc)?.get(weight);
  const composed = text.normalize("NFC");
  doc.font(weight).fontSize(size).fillColor(color);
  doc.text((font ? printable(font, composed) : composed) || " ", x, doc.y, {
    width: style.width ?? width - (x - margin),
    align,
  });
}

const rowHeight = 40;

/** Adds a page when the next line does not fit. */
export function ensureSpace(doc: PDFKit.PDFDocument) {
  if (doc.y + rowHeight > doc.page.height - margin) doc.addPage();
}

/** The column widths of a table, from the right edge. The first column takes the rest. */
const amountWidths = [78, 44, 74, 78];
const namesWidth = width - amountWidths.reduce((sum, it) => sum + it, 0);

/** One line of a table: a name and four amounts. */
export function tableRow(
  doc: PDFKit.PDFDocument,
  [name, ...amounts]: readonly [string, string, string, string, string],
  weight: Weight = "regular",
) {
  ensureSpace(doc);
  const top = doc.y;
  write(doc, name, { weight, width: namesWidth - 10 });
  const bottom = doc.y;
  let x = margin + namesWidth;
  for (const [n, amount] of amounts.entries()) {
    const cell = amountWidths[n] ?? 0;
    doc.y = top;
    write(doc, amount, { weight, x, width: cell, align: "right" });
    x += cell;
  }
  doc.y = Math.max(bottom, doc.y) + 6;
}

/** A sentence below a table. */
export function remark(doc: PDFKit.PDFDocument, text: string) {
  ensureSpace(doc);
  write(doc, text, { size: 9, color: soft });
  doc.y += 3;
}

/** One line with a label and an amount. */
export function row(
  doc: PDFKit.PDFDocument,
  name: string,
  amount: string,
  weight: Weight = "regular",
) {
  ensureSpace(doc);
  const top = doc.y;
  write(doc, name, { weight, width: width - 110 });
  const bottom = doc.y;
  doc.y = top;
  write(doc, amount, { weight, x: margin + width - 100, width: 100, align: "right" });
  doc.y = Math.max(bottom, doc.y) + 6;
}

export function rule(doc: PDFKit.PDFDocument) {
  const y = doc.y + 2;
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke();
  doc.y = y + 10;
}

interface Letter {
  title: string;
  date: Date;
  language?: string;
  /** The sender, in lines below the logo. */
  sender?: readonly string[];
  /** The invoice data for accounting software, embedded as Factur-X. The file then is PDF/A-3. */
  attachment?: TaxDocument;
}

function shopSender() {
  const { address, email, phone } = seller();
  return [[...address, email, phone].join("  ·  ")];
}

/**
 * A document of the shop as PDF. The same facts always give the same bytes, so that a resent email
 * has the same attachment.
 */
export async function renderDocument(
  { title, date, language = "en", sender = shopSender(), attachment }: Letter,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const fonts = await openFonts();
  const doc = new PDFDocument({
    ...(attachment ? pdfAOptions : {}),
    // Without this option pdfkit embeds a standard font that is never used.
    font: "",
    size: "A4",
    margin,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: site.name, CreationDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.once("end", resolve));
  // Cast: pdfkit also accepts an open fontkit font, which its types do not know.
  for (const [weight, font] of fonts) doc.registerFont(weight, font as unknown as Buffer);
  fontsOf.set(doc, fonts);
  letterhead(doc, sender);
  draw(doc);
  if (attachment) attachFacturX(doc, attachment);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The logo: four rectangles in a square of 20 by 20. */
const chips = [
  ["#14727a", 0, 0, 20, 6],
  ["#d8693f", 0, 7, 8, 13],
  ["#e3a64a", 9, 7, 11, 6],
  ["#5fa8a6", 9, 14, 11, 6],
] as const;

function letterhead(doc: PDFKit.PDFDocument, sender: readonly string[]) {
  const top = doc.y;
  for (const [color, x, y, w, h] of chips) {
    doc.roundedRect(margin + x, top + y, w, h, 1.5).fill(color);
  }
  doc.y = top - 1;
  write(doc, site.name, { weight: "bold", size: 18, x: margin + 29 });
  doc.moveDown(0.5);
  for (const line of sender) write(doc, line, { size: 9, color: soft });
  doc.moveDown(0.5);
  rule(doc);
}

/** The left edge of the column beside the address. */
const asideX = margin + width - 190;

interface Head {
  title: string;
  addressLabel: string;
  /** In bold, where it stands in the address. */
  addressee: string;
  address: readonly string[];
  /** Details with their labels, beside the address. */
  facts: readonly (readonly [label: string, value: string])[];
}

export function head(
  doc: PDFKit.PDFDocument,
  { title, addressLabel, addressee, address, facts }: Head,
) {
  doc.moveDown(1.5);
  write(doc, title, { weight: "bold", size: 22 });
  doc.moveDown(1);
  const top = doc.y;
  const recipient = { width: asideX - margin - 24 };
  write(doc, addressLabel, { ...recipient, size: 9, color: soft });
  const nameAt = Math.max(address.indexOf(addressee), 0);
  for (const [n, text] of address.entries()) {
    if (n === nameAt) write(doc, text, { ...recipient, weight: "bold" });
    else if (text.trim()) write(doc, text.trim(), recipient);
  }
  const bottom = doc.y;
  doc.y = top;
  for (const [n, [label, value]] of facts.entries()) {
    if (n > 0) doc.moveDown(0.5);
    write(doc, label, { x: asideX, size: 9, color: soft });
    write(doc, value, { x: asideX });
  }
  doc.y = Math.max(bottom, doc.y);
  doc.moveDown(2);
}

type Customer = InvoiceFacts["customer"];

/**
 * The lines of an address. Orders from before addresses had a street are printed as they were then,
 * because an issued document does not change.
 */
export function addressOf(customer: Customer, locale = "en"): string[] {
  const { company, firstname, lastname, zipcode, city, country } = customer;
  const { street, street2 = "", region = "", countryCode } = customer;
  if (street === undefined || !countryCode) {
    return [company, `${firstname} ${lastname}`, `${zipcode} ${city}`, country];
  }
  const name = `${firstname} ${lastname}`.trim();
  const address = { company, name, street, street2, zipcode, city, region, countryCode };
  return [...addressLines(address), countryName(countryCode, locale)];
}

export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
