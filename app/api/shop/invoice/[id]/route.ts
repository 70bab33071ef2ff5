import { markTransferPaid, revertTransferPaid } from "@/lib/checkout/commands/transfers";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getInvoices, putInvoice } from "@/lib/invoices/endpoints";
import { listInvoices, requireInvoice } from "@/lib/invoices/queries/invoices";
import { runQueuedJobs } from "@/lib/job-registry";
import { resolveAccount } from "@/lib/sessions/queries";

export const GET = route(getInvoices, async ({ actor, params: { id } }) =>
  typeof id === "number"
    ? requireInvoice(id, actor)
    : listInvoices(await resolveAccount(actor, id, "orders:read")),
);

export const PUT = route(putInvoice, async ({ actor, params, body: { isPaid } }) => {
  if (isPaid === undefined) return requireInvoice(params.id, actor);
  const marked = await (isPaid ? markTransferPaid(params.id) : revertTransferPaid(params.id));
  afterResponse(runQueuedJobs);
  return marked;
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
