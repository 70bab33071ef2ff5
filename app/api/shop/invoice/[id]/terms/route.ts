import { boundedQueue } from "@/lib/bounded-queue";
import { getTermsPdf } from "@/lib/orders/invoices/endpoints";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { renderLegalPdf } from "@/lib/orders/legal/pdf";
import { getTermsOfOrder } from "@/lib/orders/legal/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

const inTurn = boundedQueue("terms-pdf", { concurrency: 1, waiting: 10 });

export const GET = route(getTermsPdf, async ({ actor, params: { id } }) => {
  await requireInvoice(id, actor);
  await consumeAccountRateLimit("invoice-pdf", actor.userId, { hits: 120, seconds: 600 });
  const terms = await getTermsOfOrder(id);
  return new Response(new Uint8Array(await inTurn(() => renderLegalPdf(terms))), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="terms-${terms.text.version}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
