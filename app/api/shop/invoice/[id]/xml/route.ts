import { ublFile } from "@/lib/orders/invoices/e-invoice/file";
import { getInvoiceXml } from "@/lib/orders/invoices/endpoints";
import { getInvoiceFacts, requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { pdfNameOf } from "@/lib/orders/invoices/rules";
import { invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getInvoiceXml, async ({ actor, params: { id }, query: { version } }) => {
  await requireInvoice(id, actor);
  await consumeAccountRateLimit("invoice-pdf", actor.userId, { hits: 120, seconds: 600 });
  const invoice = await getInvoiceFacts(id, version);
  return ublFile({
    document: invoiceDocument(invoice),
    orderId: id,
    pdfName: pdfNameOf(invoice),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
