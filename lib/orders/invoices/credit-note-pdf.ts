import "server-only";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { translatorIn } from "@/lib/translations/messages";
import { addressOf, ensureSpace, head, renderDocument, row, rule, write } from "./document";
import type { CreditNoteFacts } from "./queries/credit-notes";
import { creditNoteTitle, invoiceTitle } from "./rules";
import { creditNoteDocument } from "./tax/documents";
import { formatTaxDay, renderTaxDocument } from "./tax/pdf";
import type { TaxDocument } from "./tax-document";

/** A credit note as PDF. */
export function renderCreditNotePdf(note: CreditNoteFacts): Promise<Buffer> {
  const document = creditNoteDocument(note);
  if (!document) return renderOld(note);
  const { customer } = note.invoice.corrections.at(-1) ?? note.invoice;
  return renderTaxDocument(document, {
    orderId: note.invoice.id,
    customer,
    closing: closingOf(note, document),
  });
}

const closingOf = (
  { method, reference, completedAt }: CreditNoteFacts,
  document: TaxDocument,
): string[] => {
  const t = translatorIn(document.language, "taxDocument");
  const day = formatTaxDay(completedAt, document);
  if (method !== "paypal") return [t("returnedByTransfer", { reference: reference ?? "", day })];
  return [
    reference
      ? t("returnedInTransaction", { transaction: reference, day })
      : t("returnedWithPaypal", { day }),
  ];
};

/** For an invoice from before taxes were broken down. */
const renderOld = (note: CreditNoteFacts): Promise<Buffer> => {
  const title = creditNoteTitle(note);
  const { invoice, completedAt: date } = note;
  const ofDay = invoice.paidAt ? ` of ${formatDay(invoice.paidAt.toISOString())}` : "";
  return renderDocument({ title, date }, (doc) => {
    head(doc, {
      title,
      addressLabel: "Credited to",
      addressee: invoice.customer.company,
      address: [...addressOf(invoice.customer), invoice.customer.email],
      facts: [
        ["Date", formatDay(date.toISOString())],
        ["For", `${invoiceTitle(invoice)}${ofDay}`],
        ["Order", String(invoice.id)],
      ],
    });
    lines(doc, note);
    payment(doc, note);
  });
};

function lines(doc: PDFKit.PDFDocument, note: CreditNoteFacts) {
  const { items, deploymentCents, amountCents } = note;
  const money = (cents: number) => formatMoney({ cents, currency: note.invoice.currency });
  row(doc, "Refunded", "Amount", "bold");
  rule(doc);
  for (const { name, priceCents } of items) row(doc, name, money(priceCents));
  if (deploymentCents > 0) row(doc, "Deployment", money(deploymentCents));
  const listed = items.reduce((sum, { priceCents }) => sum + priceCents, deploymentCents);
  const other = amountCents - listed;
  if (other !== 0) row(doc, labelOf(other, items.length), money(other));
  rule(doc);
  row(doc, "Total credit", money(amountCents), "bold");
  doc.moveDown(2);
}

/**
 * A line for the part of the amount that belongs to no item: a sum that PayPal refunded without
 * items, or a correction for earlier such sums.
 */
function labelOf(otherCents: number, itemCount: number): string {
  if (itemCount === 0) return "Part of the price";
  return otherCents < 0 ? "Refunded before" : "Deployment";
}

function payment(doc: PDFKit.PDFDocument, { method, reference, completedAt }: CreditNoteFacts) {
  ensureSpace(doc);
  const way =
    method === "paypal"
      ? `with PayPal, transaction ${reference}`
      : `by bank transfer, reference ${reference}`;
  write(doc, `Returned ${way} on ${formatDay(completedAt.toISOString())}.`);
}
