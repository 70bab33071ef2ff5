import "server-only";
import type { InvoiceLanguage } from "@/db/words/invoices";
import { amountsIn } from "@/lib/amounts";
import { countryName } from "@/lib/country-name";
import { writtenDay } from "@/lib/zoned-dates";
import { addressOf, head, remark, renderDocument, row, rule, tableRow } from "../document";
import type { InvoiceFacts } from "../queries/invoices";
import { paymentReference } from "../rules";
import type { TaxDocument, TaxDocumentSeller } from "../tax-document";
import { taxDocumentTexts } from "./texts";

type Customer = InvoiceFacts["customer"];
type Texts = (typeof taxDocumentTexts)[InvoiceLanguage];

/** Always with cents, because the amounts of a column are below each other. */
export const formatTaxAmount = (
  cents: number,
  { language, currency }: Pick<TaxDocument, "language" | "currency">,
): string =>
  new Intl.NumberFormat(taxDocumentTexts[language].locale, { style: "currency", currency }).format(
    amountsIn(currency).encode(cents),
  );

/**
 * `10 June 2026`, in German `10. Juni 2026`. Documents from before a time zone was kept stay as they
 * were issued: `10/06/2026` and `10.06.2026`.
 */
export function formatTaxDay(
  date: Date,
  { language, seller: { timeZone } }: Pick<TaxDocument, "language" | "seller">,
): string {
  if (timeZone !== undefined) return writtenDay(date, timeZone, language);
  const [year, month, day] = date.toISOString().slice(0, 10).split("-");
  return [day, month, year].join(language === "de" ? "." : "/");
}

const formatRate = (rate: number, language: InvoiceLanguage) =>
  new Intl.NumberFormat(taxDocumentTexts[language].locale, {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(rate / 100);

interface Details {
  orderId: number;
  customer: Customer;
  /** The notes below the amounts. */
  closing: readonly string[];
}

/** An invoice, a corrected one or a credit note as PDF. */
export function renderTaxDocument(
  document: TaxDocument,
  { orderId, customer, closing }: Details,
): Promise<Buffer> {
  const { kind, number, issuedAt, language, seller } = document;
  const texts = taxDocumentTexts[language];
  const title = `${texts.kinds[kind]} ${number}`;
  const sender = senderOf(seller, texts);
  const letter = { title, date: issuedAt, language, sender, attachment: document };
  return renderDocument(letter, (doc) => {
    head(doc, {
      title,
      addressLabel: kind === "creditNote" ? texts.creditedTo : texts.billedTo,
      addressee: customer.company,
      address: buyerLines(document, customer, texts),
      facts: factsOf(document, orderId, texts),
    });
    lines(doc, document, texts);
    for (const text of closing) remark(doc, text);
  });
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join("  ·  ");

const senderOf = (seller: TaxDocumentSeller, texts: Texts): string[] => [
  joined(
    seller.name,
    seller.address,
    `${seller.zipcode} ${seller.city}`,
    countryName(seller.countryCode, texts.locale),
  ),
  joined(
    seller.registration,
    `${texts.taxId} ${seller.taxId}`,
    seller.vatId !== null && `${texts.vatId} ${seller.vatId}`,
  ),
  joined(seller.email, seller.phone),
];

const buyerLines = ({ buyer }: TaxDocument, customer: Customer, texts: Texts): string[] => [
  ...addressOf(customer, texts.locale),
  buyer.vatId === null ? "" : `${texts.vatId} ${buyer.vatId}`,
  buyer.email,
];

function factsOf(document: TaxDocument, orderId: number, texts: Texts) {
  const { kind, issuedAt, suppliedAt, reference } = document;
  const label = kind === "creditNote" ? texts.refersTo : texts.replaces;
  const other =
    reference && texts.invoiceOf(reference.number, formatTaxDay(reference.issuedAt, document));
  return [
    [texts.date, formatTaxDay(issuedAt, document)],
    [texts.suppliedAt, formatTaxDay(suppliedAt, document)],
    ...(other ? [[label, other] as const] : []),
    [texts.order, `${orderId}, ${paymentReference(orderId)}`],
  ] as const;
}

function lines(doc: PDFKit.PDFDocument, document: TaxDocument, texts: Texts) {
  const { language, totalCents, netCents } = document;
  const amount = (cents: number) => formatTaxAmount(cents, document);
  const total = document.kind === "creditNote" ? texts.totalCredit : texts.total;
  // A small enterprise must not show any tax.
  if (document.taxes.every(({ category }) => category === "E")) {
    row(doc, texts.columns.name, texts.columns.gross, "bold");
    rule(doc);
    for (const line of document.lines) row(doc, line.name, amount(line.grossCents));
    rule(doc);
    return totals(doc, document, [total, amount(totalCents)]);
  }
  const { name, net, rate, tax, gross } = texts.columns;
  tableRow(doc, [name, net, rate, tax, gross], "bold");
  rule(doc);
  for (const line of document.lines) {
    const cents = [line.netCents, line.taxCents, line.grossCents] as const;
    const [netOf, taxOf, grossOf] = cents.map(amount) as [string, string, string];
    tableRow(doc, [line.name, netOf, formatRate(line.rate, language), taxOf, grossOf]);
  }
  rule(doc);
  row(doc, texts.net, amount(netCents));
  for (const sum of document.taxes) {
    const label = texts.tax(formatRate(sum.rate, language), amount(sum.netCents));
    row(doc, label, amount(sum.taxCents));
    if (sum.exchanged) {
      const { currency, taxCents, rate, day } = sum.exchanged;
      const written = writtenDay(new Date(day), "UTC", language);
      const unit = new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 6 }).format(rate);
      const at = texts.exchanged(currency, `${unit} ${document.currency}`, written);
      row(doc, at, formatTaxAmount(taxCents, { language, currency }));
    }
  }
  totals(doc, document, [total, amount(totalCents)]);
}

/** The total, and what the law wants to be said about the tax. */
function totals(
  doc: PDFKit.PDFDocument,
  { taxes }: TaxDocument,
  [label, total]: readonly [string, string],
) {
  row(doc, label, total, "bold");
  doc.moveDown(1);
  for (const { note } of taxes) if (note) remark(doc, note);
  doc.moveDown(0.5);
}
