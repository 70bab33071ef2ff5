import { deliverNow } from "@/app/delivery/deploy";
import { keepUnpaid, markTransferPaid } from "@/lib/checkout/commands/transfers";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getInvoices, putInvoice } from "@/lib/invoices/endpoints";
import { listInvoices, requireInvoice } from "@/lib/invoices/queries";
import { resolveAccount } from "@/lib/sessions/queries";

export const GET = route(getInvoices, async ({ actor, params: { id } }) =>
  typeof id === "number"
    ? requireInvoice(id, actor)
    : listInvoices(await resolveAccount(actor, id)),
);

export const PUT = route(putInvoice, async ({ params, body }) => {
  const marked = await (body.isPaid ? markTransferPaid(params.id) : keepUnpaid(params.id));
  afterAnswer(deliverNow);
  return marked;
});

export const { POST, PATCH, DELETE } = refuseOthers("GET", "PUT");
