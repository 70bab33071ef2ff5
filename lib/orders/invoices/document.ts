import "server-only";
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import { countryName } from "@/lib/country-name";
import { mainLanguage } from "@/lib/languages.mjs";
import { addressLines } from "@/lib/postal-address";
import { seller } from "@/lib/seller";
import { site } from "@/lib/site";
import { attachFacturX, pdfAOptions } from "./e-invoice/pdf-a";
import { withFallbackFonts } from "./fallback-fonts";
import { type FontsByWeight, lackedBy, openFonts, printable, type Weight, weights } from "./fonts";
import type { InvoiceFacts } from "./queries/invoices";
import type { TaxDocument } from "./tax-document";
import { isFromRight, linesOf, visualPieces } from "./text-layout";

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

interface Composition {
  fonts: FontsByWeight;
  /** The characters that the fonts lacked so far. */
  lacking: Readonly<Record<Weight, Set<string>>>;
}

const compositions = new WeakMap<PDFKit.PDFDocument, Composition>();

function compositionOf(doc: PDFKit.PDFDocument): Composition {
  const composition = compositions.get(doc);
  if (!composition) throw new Error("Only documents of renderDocument can be written.");
  return composition;
}

const fontName = (weight: Weight, place: number) => (place === 0 ? weight : `${weight}-${place}`);

/** Writes one paragraph and moves the cursor below it. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style = {}) {
  const { weight = "regular", size = 10, color = ink, x = margin, align = "left" } = style;
  const { fonts, lacking } = compositionOf(doc);
  const composed = text.normalize("NFC");
  for (const character of lackedBy(fonts[weight], composed)) lacking[weight].add(character);
  const written = printable(fonts[weight], composed) || " ";
  doc.font(weight).fontSize(size).fillColor(color);
  const place = { x, align, width: style.width ?? width - (x - margin) };
  if (lackedBy([fonts[weight][0]], written).length > 0) {
    return writeScripts(doc, written, { ...place, weight, size });
  }
  doc.text(written, x, doc.y, place);
}

/** Writes a paragraph in which the shop's own font lacks characters. */
function writeScripts(
  doc: PDFKit.PDFDocument,
  text: string,
  { weight, size, x, width, align }: Required<Omit<Style, "color">>,
) {
  const fonts = compositionOf(doc).fonts[weight];
  const piecesOf = (line: string) =>
    visualPieces(fonts, line).map((piece) => ({
      ...piece,
      width: doc.font(fontName(weight, piece.font)).widthOfString(piece.text),
    }));
  const widthOf = (line: string) => piecesOf(line).reduce((sum, piece) => sum + piece.width, 0);
  for (const line of linesOf(text, width, widthOf)) {
    const pieces = piecesOf(line);
    const { baseline, height } = lineOf(
      fonts.filter((_, n) => n === 0 || pieces.some(({ font }) => font === n)),
      size,
    );
    if (doc.y + height > doc.page.maxY()) doc.addPage();
    const top = doc.y;
    let left = align === "right" ? x + width - widthOf(line) : x;
    // Readers restore the order of a line from right to left by themselves.
    const isMarked = !isFromRight(line);
    if (isMarked) doc.markContent("Span", { actual: line });
    for (const piece of pieces) {
      doc.font(fontName(weight, piece.font));
      doc.text(piece.text, left, top + baseline, { lineBreak: false, baseline: "alphabetic" });
      left += piece.width;
    }
    if (isMarked) doc.endMarkedContent();
    doc.x = x;
    doc.y = top + height;
  }
}

/** Measures of a line that has room for the letters of each font. */
function lineOf(fonts: readonly Font[], size: number): { baseline: number; height: number } {
  const above = Math.max(...fonts.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm));
  const below = Math.max(...fonts.map(({ descent, unitsPerEm }) => -descent / unitsPerEm));
  return { baseline: above * size, height: (above + below) * size };
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
  letter: Letter,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const fonts = await openFonts();
  const { pdf, lacking } = await compose(letter, draw, fonts);
  if (weights.every((weight) => lacking[weight].size === 0)) return pdf;
  return (await compose(letter, draw, await withFallbackFonts(fonts, lacking))).pdf;
}

async function compose(
  { title, date, language = "en", sender = shopSender(), attachment }: Letter,
  draw: (doc: PDFKit.PDFDocument) => void,
  fonts: FontsByWeight,
) {
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
  for (const weight of weights) {
    for (const [place, font] of fonts[weight].entries()) {
      // Cast: pdfkit also accepts an open fontkit font, which its types do not know.
      doc.registerFont(fontName(weight, place), font as unknown as Buffer);
    }
  }
  const lacking = { regular: new Set<string>(), bold: new Set<string>() };
  compositions.set(doc, { fonts, lacking });
  letterhead(doc, sender);
  draw(doc);
  if (attachment) attachFacturX(doc, attachment);
  doc.end();
  await ended;
  return { pdf: Buffer.concat(chunks), lacking };
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
export function addressOf(customer: Customer, language = mainLanguage): string[] {
  const { company, firstname, lastname, zipcode, city, country } = customer;
  const { street, street2 = "", region = "", countryCode } = customer;
  if (street === undefined || !countryCode) {
    return [company, `${firstname} ${lastname}`, `${zipcode} ${city}`, country];
  }
  const name = `${firstname} ${lastname}`.trim();
  const address = { company, name, street, street2, zipcode, city, region, countryCode };
  return [...addressLines(address), countryName(countryCode, language)];
}
