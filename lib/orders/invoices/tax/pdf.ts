import "server-only";
import { amountsIn } from "@/lib/amounts";
import { countryName } from "@/lib/country-name";
import { localeOf } from "@/lib/languages.mjs";
import { translatorIn } from "@/lib/translations/messages";
import type { Translator } from "@/lib/translations/translator";
import { writtenDay } from "@/lib/zoned-dates";
import { addressOf, head, remark, renderDocument, row, rule, tableRow } from "../document";
import type { InvoiceFacts } from "../queries/invoices";
import { paymentReference } from "../rules";
import type { TaxDocument, TaxDocumentSeller } from "../tax-document";

type Customer = InvoiceFacts["customer"];
type Texts = Translator<"taxDocument">;

/** Always with cents, because the amounts of a column are below each other. */
export const formatTaxAmount = (
  cents: number,
  { language, currency }: Pick<TaxDocument, "language" | "currency">,
): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).format(
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

const formatRate = (rate: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), {
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
  const t = translatorIn(language, "taxDocument");
  const title = t(kind, { number });
  const sender = senderOf(seller, language, t);
  const letter = { title, date: issuedAt, language, sender, attachment: document };
  return renderDocument(letter, (doc) => {
    head(doc, {
      title,
      addressLabel: t(kind === "creditNote" ? "creditedTo" : "billedTo"),
      addressee: customer.company,
      address: buyerLines(document, customer, t),
      facts: factsOf(document, orderId, t),
    });
    lines(doc, document, t);
    for (const text of closing) remark(doc, text);
  });
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join("  ·  ");

const senderOf = (seller: TaxDocumentSeller, language: string, t: Texts): string[] => [
  joined(
    seller.name,
    seller.address,
    `${seller.zipcode} ${seller.city}`,
    countryName(seller.countryCode, language),
  ),
  joined(
    seller.registration,
    `${t("taxId")} ${seller.taxId}`,
    seller.vatId !== null && `${t("vatId")} ${seller.vatId}`,
  ),
  joined(seller.email, seller.phone),
];

const buyerLines = ({ buyer, language }: TaxDocument, customer: Customer, t: Texts): string[] => [
  ...addressOf(customer, language),
  buyer.vatId === null ? "" : `${t("vatId")} ${buyer.vatId}`,
  buyer.email,
];

function factsOf(document: TaxDocument, orderId: number, t: Texts) {
  const { kind, issuedAt, suppliedAt, reference, buyer } = document;
  const label = t(kind === "creditNote" ? "refersTo" : "replaces");
  const other =
    reference &&
    t("invoiceOf", {
      number: reference.number,
      day: formatTaxDay(reference.issuedAt, document),
    });
  return [
    [t("date"), formatTaxDay(issuedAt, document)],
    [t("suppliedAt"), formatTaxDay(suppliedAt, document)],
    ...(other ? [[label, other] as const] : []),
    [t("order"), `${orderId}, ${paymentReference(orderId)}`],
    ...(buyer.reference ? [[t("buyerReference"), buyer.reference] as const] : []),
  ] as const;
}

function lines(doc: PDFKit.PDFDocument, document: TaxDocument, t: Texts) {
  const { language, totalCents, netCents } = document;
  const amount = (cents: number) => formatTaxAmount(cents, document);
  const total = t(document.kind === "creditNote" ? "totalCredit" : "total");
  // A small enterprise must not show any tax.
  if (document.taxes.every(({ category }) => category === "E")) {
    row(doc, t("name"), t("gross"), "bold");
    rule(doc);
    for (const line of document.lines) row(doc, line.name, amount(line.grossCents));
    rule(doc);
    return totals(doc, document, [total, amount(totalCents)]);
  }
  tableRow(doc, [t("name"), t("net"), t("rate"), t("tax"), t("gross")], "bold");
  rule(doc);
  for (const line of document.lines) {
    const cents = [line.netCents, line.taxCents, line.grossCents] as const;
    const [netOf, taxOf, grossOf] = cents.map(amount) as [string, string, string];
    tableRow(doc, [line.name, netOf, formatRate(line.rate, language), taxOf, grossOf]);
  }
  rule(doc);
  row(doc, t("net"), amount(netCents));
  for (const sum of document.taxes) {
    const label = t("taxOn", {
      rate: formatRate(sum.rate, language),
      net: amount(sum.netCents),
    });
    row(doc, label, amount(sum.taxCents));
    if (sum.exchanged) {
      const { currency, taxCents, rate, day } = sum.exchanged;
      const unit = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 6 });
      const at = t("exchanged", {
        currency,
        rate: `${unit.format(rate)} ${document.currency}`,
        day: writtenDay(new Date(day), "UTC", language),
      });
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
