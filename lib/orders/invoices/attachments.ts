import "server-only";
import sharp from "sharp";
import { renderCreditNotePdf } from "@/lib/orders/invoices/credit-note-pdf";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteFileName, pdfNameOf } from "@/lib/orders/invoices/rules";
import { renderLegalPdf } from "@/lib/orders/legal/pdf";
import { getTermsOfOrder, requireInstructionOfOrder } from "@/lib/orders/legal/queries";
import { bankDetailsOf } from "@/lib/orders/transfers/bank-details";
import type { RenderAttachment } from "@/lib/platform/email/commands/send-email";

/** The PDF of an invoice, a credit note, the terms of an order or its instruction on withdrawal, or the QR code of a transfer. */
export const renderAttachment: RenderAttachment = async (attachment) => {
  if ("creditNoteOf" in attachment) {
    const note = await getCreditNoteFacts(attachment.creditNoteOf);
    return fileOf(creditNoteFileName(note), await renderCreditNotePdf(note));
  }
  if ("codeOf" in attachment) {
    const order = await getInvoiceFacts(attachment.codeOf);
    return fileOf(
      "qr-code.png",
      await renderCode({ ...order, status: "pending", receivedCents: 0 }),
    );
  }
  if ("termsOf" in attachment) {
    return fileOf("terms.pdf", await renderLegalPdf(await getTermsOfOrder(attachment.termsOf)));
  }
  if ("withdrawalOf" in attachment) {
    const text = await requireInstructionOfOrder(attachment.withdrawalOf);
    return fileOf("withdrawal.pdf", await renderLegalPdf(text));
  }
  const invoice = await getInvoiceFacts(attachment.invoiceId, attachment.version);
  return fileOf(pdfNameOf(invoice), await renderInvoicePdf(invoice));
};

const fileOf = (filename: string, file: Buffer) => ({
  filename,
  content: file.toString("base64"),
});

/** Pixels for each square of the code. */
const squareSize = 8;

/** The QR code for the whole amount of an order, as a picture. */
async function renderCode(order: Parameters<typeof bankDetailsOf>[0]): Promise<Buffer> {
  const { code } = bankDetailsOf(order);
  if (!code) throw new Error("An order without a QR code.");
  const { size, path } = code;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * squareSize}" height="${size * squareSize}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
