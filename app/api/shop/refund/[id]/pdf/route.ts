import { boundedQueue } from "@/lib/bounded-queue";
import { getCreditNotePdf } from "@/lib/checkout/refunds/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { renderCreditNotePdf } from "@/lib/invoices/credit-note-pdf";
import { getCreditNoteFacts, requireOwnCreditNote } from "@/lib/invoices/queries/credit-notes";
import { creditNoteFileName } from "@/lib/invoices/rules";

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
