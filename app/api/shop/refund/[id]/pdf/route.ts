import { boundedQueue } from "@/lib/bounded-queue";
import { getCreditNotePdf } from "@/lib/orders/checkout/refunds/endpoints";
import { renderCreditNotePdf } from "@/lib/orders/invoices/credit-note-pdf";
import {
  getCreditNoteFacts,
  requireOwnCreditNote,
} from "@/lib/orders/invoices/queries/credit-notes";
import { creditNoteFileName } from "@/lib/orders/invoices/rules";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

const inTurn = boundedQueue("credit-note-pdf", { concurrency: 1, waiting: 10 });

export const GET = route(getCreditNotePdf, async ({ actor, params: { id } }) => {
  await requireOwnCreditNote(id, actor);
  await consumeAccountRateLimit("credit-note-pdf", actor.userId, { hits: 120, seconds: 600 });
  const note = await getCreditNoteFacts(id);
  return new Response(new Uint8Array(await inTurn(() => renderCreditNotePdf(note))), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${creditNoteFileName(note)}"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
