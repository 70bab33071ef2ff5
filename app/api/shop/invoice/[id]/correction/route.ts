import { correctInvoice } from "@/lib/checkout/corrections/commands";
import { getInvoiceBuyer, postCorrection } from "@/lib/checkout/corrections/endpoints";
import { requireInvoiceBuyer } from "@/lib/checkout/corrections/queries/buyer";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { requireInvoice } from "@/lib/invoices/queries/invoices";
import { runQueuedJobs } from "@/lib/job-registry";

export const GET = route(getInvoiceBuyer, ({ params: { id } }) => requireInvoiceBuyer(id));

export const POST = route(postCorrection, async ({ actor, params: { id }, body }) => {
  await correctInvoice(id, body);
  afterResponse(runQueuedJobs);
  return requireInvoice(id, actor);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
