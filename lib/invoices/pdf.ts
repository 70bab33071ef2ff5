import "server-only";
import PDFDocument from "pdfkit";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { site } from "@/lib/site";
import { openFonts, type Weight } from "./fonts";
import type { InvoiceFacts } from "./queries/invoices";
import { invoiceTitle, paymentReference } from "./rules";

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

/** Writes one paragraph and moves the cursor below it. */
function write(doc: PDFKit.PDFDocument, text: string, style: Style = {}) {
  const { weight = "regular", size = 10, color = ink, x = margin, align = "left" } = style;
  doc.font(weight).fontSize(size).fillColor(color);
  doc.text(text.normalize("NFC") || " ", x, doc.y, {
    width: style.width ?? width - (x - margin),
    align,
  });
}

const rowHeight = 40;

/** Adds a page when the next line does not fit. */
function ensureSpace(doc: PDFKit.PDFDocument) {
  if (doc.y + rowHeight > doc.page.height - margin) doc.addPage();
}

/** One line with a label and an amount. */
function row(doc: PDFKit.PDFDocument, name: string, amount: string, weight: Weight = "regular") {
  ensureSpace(doc);
  const top = doc.y;
  write(doc, name, { weight, width: width - 110 });
  const bottom = doc.y;
  doc.y = top;
  write(doc, amount, { weight, x: margin + width - 100, width: 100, align: "right" });
  doc.y = Math.max(bottom, doc.y) + 6;
}

function rule(doc: PDFKit.PDFDocument) {
  const y = doc.y + 2;
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke();
  doc.y = y + 10;
}

/** An invoice as PDF. The same invoice always gives the same bytes, so that a resent email has the same attachment. */
export async function renderInvoicePdf(invoice: InvoiceFacts): Promise<Buffer> {
  const date = invoice.paidAt ?? invoice.createdAt;
  const fonts = await openFonts();
  const doc = new PDFDocument({
    // Without it pdfkit embeds a standard font that is never used.
    font: "",
    size: "A4",
    margin,
    lang: "en",
    displayTitle: true,
    info: { Title: invoiceTitle(invoice), Author: site.name, CreationDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.once("end", resolve));
  // Cast: pdfkit also accepts an open fontkit font, which its types do not know.
  for (const [weight, font] of fonts) doc.registerFont(weight, font as unknown as Buffer);
  letterhead(doc);
  head(doc, invoice, date);
  items(doc, invoice);
  payment(doc, invoice);
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

function letterhead(doc: PDFKit.PDFDocument) {
  const top = doc.y;
  for (const [color, x, y, w, h] of chips) {
    doc.roundedRect(margin + x, top + y, w, h, 1.5).fill(color);
  }
  doc.y = top - 1;
  write(doc, site.name, { weight: "bold", size: 18, x: margin + 29 });
  doc.moveDown(0.5);
  const contact = [...site.address.slice(1), site.email, site.phone].join("  ·  ");
  write(doc, contact, { size: 9, color: soft });
  doc.moveDown(0.5);
  rule(doc);
}

/** The left edge of the column beside the billing address. */
const asideX = margin + width - 190;

function head(doc: PDFKit.PDFDocument, invoice: InvoiceFacts, date: Date) {
  doc.moveDown(1.5);
  write(doc, invoiceTitle(invoice), { weight: "bold", size: 22 });
  doc.moveDown(1);
  const top = doc.y;
  const { company, firstname, lastname, zipcode, city, country, email } = invoice.customer;
  const recipient = { width: asideX - margin - 24 };
  write(doc, "Billed to", { ...recipient, size: 9, color: soft });
  write(doc, company, { ...recipient, weight: "bold" });
  const lines = [`${firstname} ${lastname}`, `${zipcode} ${city}`, country, email];
  for (const text of lines.map((it) => it.trim()).filter(Boolean)) write(doc, text, recipient);
  const bottom = doc.y;
  doc.y = top;
  write(doc, "Date", { x: asideX, size: 9, color: soft });
  write(doc, formatDay(date.toISOString()), { x: asideX });
  doc.moveDown(0.5);
  write(doc, "Order and reference", { x: asideX, size: 9, color: soft });
  write(doc, `${invoice.id}, ${paymentReference(invoice.id)}`, { x: asideX });
  doc.y = Math.max(bottom, doc.y);
  doc.moveDown(2);
}

function items(doc: PDFKit.PDFDocument, invoice: InvoiceFacts) {
  row(doc, "Website template", "Price", "bold");
  rule(doc);
  for (const { name, priceCents } of invoice.items)
    row(doc, name, formatMoney({ cents: priceCents }));
  rule(doc);
  row(doc, "Subtotal", formatMoney({ cents: invoice.subtotalCents }));
  if (invoice.deploymentCents > 0)
    row(doc, "Deployment", formatMoney({ cents: invoice.deploymentCents }));
  row(doc, "Total", formatMoney({ cents: invoice.totalCents }), "bold");
  doc.moveDown(2);
}

function payment(doc: PDFKit.PDFDocument, invoice: InvoiceFacts) {
  ensureSpace(doc);
  const reference = paymentReference(invoice.id);
  const isTransfer = invoice.method === "bank_transfer";
  const way = isTransfer ? `by bank transfer, reference ${reference}` : "with PayPal";
  const trace = invoice.captureId ? `, transaction ${invoice.captureId}` : "";
  if (invoice.paidAt) {
    write(doc, `Paid ${way}${trace} on ${formatDay(invoice.paidAt.toISOString())}.`);
    if (invoice.status === "refunded") write(doc, "The amount was refunded.");
    return;
  }
  write(doc, "Not paid yet.", { weight: "bold" });
  if (!isTransfer || invoice.status !== "pending") return;
  const { holder, name, account, bic } = site.bank;
  const lines = [holder, name, `Account ${account}`, `BIC ${bic}`, `Reference ${reference}`];
  for (const text of lines) write(doc, text);
}
