import { getCreditNoteXml } from "@/lib/orders/checkout/refunds/endpoints";
import { ublFile } from "@/lib/orders/invoices/e-invoice/file";
import {
  getCreditNoteFacts,
  requireOwnCreditNote,
} from "@/lib/orders/invoices/queries/credit-notes";
import { creditNoteFileName } from "@/lib/orders/invoices/rules";
import { creditNoteDocument } from "@/lib/orders/invoices/tax/documents";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCreditNoteXml, async ({ actor, params: { id } }) => {
  await requireOwnCreditNote(id, actor);
  await consumeAccountRateLimit("credit-note-pdf", actor.userId, { hits: 120, seconds: 600 });
  const note = await getCreditNoteFacts(id);
  return ublFile({
    document: creditNoteDocument(note),
    orderId: note.invoice.id,
    pdfName: creditNoteFileName(note),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
