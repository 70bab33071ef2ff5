import { runQueuedJobs } from "@/lib/composition/job-registry";
import { markTransferArrived, revertTransferPaid } from "@/lib/orders/checkout/commands/transfers";
import { getInvoices, putInvoice } from "@/lib/orders/invoices/endpoints";
import { listInvoices, requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { resolveAccount } from "@/lib/platform/sessions/queries";

export const GET = route(getInvoices, async ({ actor, params: { id } }) =>
  typeof id === "number"
    ? requireInvoice(id, actor)
    : listInvoices(await resolveAccount(actor, id, "orders:read")),
);

export const PUT = route(putInvoice, async ({ actor, params, body: { isPaid, ...arrival } }) => {
  if (isPaid === undefined) return requireInvoice(params.id, actor);
  const marked = await (isPaid
    ? markTransferArrived(params.id, arrival, actor)
    : revertTransferPaid(params.id));
  afterResponse(runQueuedJobs);
  return marked;
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
