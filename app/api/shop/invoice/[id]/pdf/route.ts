import { boundedQueue } from "@/lib/bounded-queue";
import { getInvoicePdf } from "@/lib/orders/invoices/endpoints";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { getInvoiceFacts, requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { pdfNameOf } from "@/lib/orders/invoices/rules";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

const inTurn = boundedQueue("invoice-pdf", { concurrency: 1, waiting: 10 });

export const GET = route(getInvoicePdf, async ({ actor, params: { id }, query: { version } }) => {
  await requireInvoice(id, actor);
  await consumeAccountRateLimit("invoice-pdf", actor.userId, { hits: 120, seconds: 600 });
  const invoice = await getInvoiceFacts(id, version);
  return new Response(new Uint8Array(await inTurn(() => renderInvoicePdf(invoice))), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${pdfNameOf(invoice)}"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
