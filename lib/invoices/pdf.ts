import "server-only";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { site } from "@/lib/site";
import { addressOf, ensureSpace, head, renderDocument, row, rule, write } from "./document";
import type { InvoiceFacts } from "./queries/invoices";
import { invoiceTitle, listPriceOf, paymentReference } from "./rules";

/** An invoice as PDF. */
export const renderInvoicePdf = (invoice: InvoiceFacts): Promise<Buffer> => {
  const title = invoiceTitle(invoice);
  const date = invoice.paidAt ?? invoice.createdAt;
  return renderDocument({ title, date }, (doc) => {
    head(doc, {
      ...{ title, date, addressLabel: "Billed to", address: addressOf(invoice.customer) },
      facts: [["Order and reference", `${invoice.id}, ${paymentReference(invoice.id)}`]],
    });
    items(doc, invoice);
    payment(doc, invoice);
  });
};

function items(doc: PDFKit.PDFDocument, invoice: InvoiceFacts) {
  row(doc, "Website template", "Price", "bold");
  rule(doc);
  for (const item of invoice.items) row(doc, item.name, formatMoney({ cents: listPriceOf(item) }));
  for (const { text, cents } of invoice.discounts) row(doc, text, formatMoney({ cents: -cents }));
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
