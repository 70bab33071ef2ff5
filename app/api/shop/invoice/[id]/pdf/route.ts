import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getInvoicePdf } from "@/lib/invoices/endpoints";
import { renderInvoicePdf } from "@/lib/invoices/pdf";
import { getInvoiceFacts, requireInvoice } from "@/lib/invoices/queries";
import { invoiceFileName } from "@/lib/invoices/rules";

export const GET = route(getInvoicePdf, async ({ actor, params: { id } }) => {
  await requireInvoice(id, actor);
  const invoice = await getInvoiceFacts(id);
  return new Response(new Uint8Array(await renderInvoicePdf(invoice)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${invoiceFileName(invoice)}"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
