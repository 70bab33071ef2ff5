import "server-only";
import { renderInvoicePdf } from "@/lib/invoices/pdf";
import { getInvoiceFacts } from "@/lib/invoices/queries/invoices";
import { invoiceFileName } from "@/lib/invoices/rules";

/** A file as the mail service takes it. */
export async function renderAttachment({ invoiceId }: { invoiceId: number }) {
  const invoice = await getInvoiceFacts(invoiceId);
  return {
    filename: invoiceFileName(invoice),
    content: (await renderInvoicePdf(invoice)).toString("base64"),
  };
}
