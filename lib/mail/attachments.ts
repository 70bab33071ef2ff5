import "server-only";
import { drawInvoice } from "@/lib/invoices/document";
import { getInvoiceFacts } from "@/lib/invoices/queries";
import { fileNameOf } from "@/lib/invoices/rules";

/** A file as the mail service takes it. */
export async function drawAttachment({ invoiceId }: { invoiceId: number }) {
  const invoice = await getInvoiceFacts(invoiceId);
  return {
    filename: fileNameOf(invoice),
    content: (await drawInvoice(invoice)).toString("base64"),
  };
}
