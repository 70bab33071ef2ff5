import "server-only";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { seller } from "@/lib/seller";
import { sellerDay } from "@/lib/seller-dates";
import { addressOf, ensureSpace, head, renderDocument, row, rule, write } from "./document";
import type { InvoiceFacts } from "./queries/invoices";
import { invoiceTitle, listPriceOf, paymentReference } from "./rules";
import { invoiceDocument } from "./tax/documents";
import { formatTaxAmount, formatTaxDay, renderTaxDocument } from "./tax/pdf";
import { taxDocumentTexts } from "./tax/texts";
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
  const { language } = document;
  const texts = taxDocumentTexts[language];
  const isTransfer = invoice.method === "bank_transfer";
  const way = isTransfer
    ? texts.transfer(paymentReference(invoice.id))
    : texts.paypal(invoice.captureId);
  return [
    ...invoice.discounts.map(({ text, cents }) =>
      texts.discount(text, formatTaxAmount(cents, document)),
    ),
    ...(invoice.paidAt ? [texts.paid(way, formatTaxDay(invoice.paidAt, document))] : []),
  ];
}

/** An order, or an invoice from before taxes were broken down. */
const renderUntaxed = (invoice: InvoiceFacts): Promise<Buffer> => {
  const title = invoiceTitle(invoice);
  const date = invoice.paidAt ?? invoice.createdAt;
  return renderDocument({ title, date }, (doc) => {
    head(doc, {
      title,
      addressLabel: "Billed to",
      addressee: invoice.customer.company,
      address: [...addressOf(invoice.customer), invoice.customer.email],
      facts: [
        // What was issued does not change.
        ["Date", invoice.paidAt ? formatDay(date.toISOString()) : sellerDay(date)],
        ["Order and reference", `${invoice.id}, ${paymentReference(invoice.id)}`],
      ],
    });
    items(doc, invoice);
    payment(doc, invoice);
  });
};

function items(doc: PDFKit.PDFDocument, invoice: InvoiceFacts) {
  const money = (cents: number) => formatMoney({ cents, currency: invoice.currency });
  row(doc, "Website template", "Price", "bold");
  rule(doc);
  for (const item of invoice.items) row(doc, item.name, money(listPriceOf(item)));
  for (const { text, cents } of invoice.discounts) row(doc, text, money(-cents));
  rule(doc);
  row(doc, "Subtotal", money(invoice.subtotalCents));
  if (invoice.deploymentCents > 0) row(doc, "Deployment", money(invoice.deploymentCents));
  row(doc, "Total", money(invoice.totalCents), "bold");
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
  const { holder, name, account, bic } = seller().bank;
  const lines = [holder, name, `Account ${account}`, `BIC ${bic}`, `Reference ${reference}`];
  for (const text of lines) write(doc, text);
}
