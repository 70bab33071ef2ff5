import "server-only";
import { renderCreditNotePdf } from "@/lib/orders/invoices/credit-note-pdf";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteFileName, pdfNameOf } from "@/lib/orders/invoices/rules";
import { renderLegalPdf } from "@/lib/orders/legal/pdf";
import { getTermsOfOrder } from "@/lib/orders/legal/queries";
import type { RenderAttachment } from "@/lib/platform/email/commands/send-email";

/** The PDF of an invoice, a credit note, or the terms of an order. */
export const renderAttachment: RenderAttachment = async (attachment) => {
  if ("creditNoteOf" in attachment) {
    const note = await getCreditNoteFacts(attachment.creditNoteOf);
    return fileOf(creditNoteFileName(note), await renderCreditNotePdf(note));
  }
  if ("termsOf" in attachment) {
    return fileOf("terms.pdf", await renderLegalPdf(await getTermsOfOrder(attachment.termsOf)));
  }
  const invoice = await getInvoiceFacts(attachment.invoiceId, attachment.version);
  return fileOf(pdfNameOf(invoice), await renderInvoicePdf(invoice));
};

const fileOf = (filename: string, pdf: Buffer) => ({ filename, content: pdf.toString("base64") });
