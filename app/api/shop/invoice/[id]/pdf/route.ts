import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { drawInvoice } from "@/lib/invoices/document";
import { getInvoicePdf } from "@/lib/invoices/endpoints";
import { getInvoiceFacts, requireInvoice } from "@/lib/invoices/queries";
import { fileNameOf } from "@/lib/invoices/rules";

export const GET = route(getInvoicePdf, async ({ actor, params: { id } }) => {
  await requireInvoice(id, actor);
  const invoice = await getInvoiceFacts(id);
  return new Response(new Uint8Array(await drawInvoice(invoice)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileNameOf(invoice)}"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
