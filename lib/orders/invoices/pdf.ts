import "server-only";
import { formatDay } from "@/lib/dates";
import { mainLanguage } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { seller } from "@/lib/seller";
import { sellerDay } from "@/lib/seller-dates";
import { translatorIn } from "@/lib/translations/messages";
import { addressOf, ensureSpace, head, renderDocument, row, rule, write } from "./document";
import type { InvoiceFacts } from "./queries/invoices";
import { invoiceTitle, listPriceOf, paymentReference } from "./rules";
import { invoiceDocument } from "./tax/documents";
import { formatTaxAmount, formatTaxDay, renderTaxDocument } from "./tax/pdf";
import type { TaxDocument } from "./tax-document";

/** The PDF of an invoice, or of an order that is not paid. */
export function renderInvoicePdf(invoice: InvoiceFacts): Promise<Buffer> {
  const document = invoiceDocument(invoice);
  if (!document) return renderUntaxed(invoice);
  const { customer } = invoice.corrections[invoice.version - 1] ?? invoice;
  return renderTaxDocument(document, {
    orderId: invoice.id,
    customer,
    closing: closingOf(invoice, document),
  });
}

/**
 * Nothing that changes later, such as a refund, is printed: an issued invoice stays the same to the
 * byte.
 */
function closingOf(invoice: InvoiceFacts, document: TaxDocument): string[] {
  const t = translatorIn(document.language, "taxDocument");
  return [
    ...invoice.discounts.map(({ text, cents }) =>
      t("discount", { discount: text, amount: formatTaxAmount(cents, document) }),
    ),
    ...(invoice.paidAt
      ? [paidOn(invoice, formatTaxDay(invoice.paidAt, document), document.language)]
      : []),
  ];
}

function paidOn(
  { id, method, captureId: transaction }: InvoiceFacts,
  day: string,
  language: string,
) {
  const t = translatorIn(language, "taxDocument");
  if (method === "bank_transfer") {
    return t("paidByTransfer", { reference: paymentReference(id), day });
  }
  return transaction ? t("paidInTransaction", { transaction, day }) : t("paidWithPaypal", { day });
}

/** An order, or an invoice from before taxes were broken down. */
const renderUntaxed = (invoice: InvoiceFacts): Promise<Buffer> => {
  // What was issued does not change.
  const language = invoice.paidAt ? mainLanguage : (invoice.customer.language ?? mainLanguage);
  const t = translatorIn(language, "taxDocument");
  const title = invoice.paidAt
    ? invoiceTitle(invoice)
    : t("orderTitle", { id: String(invoice.id) });
  const date = invoice.paidAt ?? invoice.createdAt;
  const { buyerReference } = invoice.customer;
  return renderDocument({ title, date, language }, (doc) => {
    head(doc, {
      title,
      addressLabel: t("billedTo"),
      addressee: invoice.customer.company,
      address: [...addressOf(invoice.customer, language), invoice.customer.email],
      facts: [
        [t("date"), invoice.paidAt ? formatDay(date.toISOString()) : sellerDay(date, language)],
        [t("order"), `${invoice.id}, ${paymentReference(invoice.id)}`],
        ...(buyerReference ? [[t("buyerReference"), buyerReference] as const] : []),
      ],
    });
    items(doc, invoice, language);
    payment(doc, invoice, language);
  });
};

function items(doc: PDFKit.PDFDocument, invoice: InvoiceFacts, language: string) {
  const t = translatorIn(language, "taxDocument");
  const money = (cents: number) => formatMoney({ cents, currency: invoice.currency }, language);
  row(doc, t("name"), t("gross"), "bold");
  rule(doc);
  for (const item of invoice.items) row(doc, item.name, money(listPriceOf(item)));
  for (const { text, cents } of invoice.discounts) row(doc, text, money(-cents));
  rule(doc);
  row(doc, t("subtotal"), money(invoice.subtotalCents));
  if (invoice.deploymentCents > 0) row(doc, t("deployment"), money(invoice.deploymentCents));
  row(doc, t("total"), money(invoice.totalCents), "bold");
  doc.moveDown(2);
}

function payment(doc: PDFKit.PDFDocument, invoice: InvoiceFacts, language: string) {
  ensureSpace(doc);
  const t = translatorIn(language, "taxDocument");
  if (invoice.paidAt) {
    write(doc, paidOn(invoice, formatDay(invoice.paidAt.toISOString()), language));
    if (invoice.status === "refunded") write(doc, t("wasRefunded"));
    return;
  }
  write(doc, t("notPaid"), { weight: "bold" });
  if (invoice.method !== "bank_transfer" || invoice.status !== "pending") return;
  const { holder, name, account, bic } = seller().bank;
  const reference = paymentReference(invoice.id);
  const lines = [t("account", { account }), t("bic", { bic }), t("reference", { reference })];
  for (const text of [holder, name, ...lines]) write(doc, text);
}
