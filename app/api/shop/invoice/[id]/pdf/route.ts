import { boundedQueue } from "@/lib/bounded-queue";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { getInvoicePdf } from "@/lib/invoices/endpoints";
import { renderInvoicePdf } from "@/lib/invoices/pdf";
import { getInvoiceFacts, requireInvoice } from "@/lib/invoices/queries/invoices";
import { pdfNameOf } from "@/lib/invoices/rules";

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
