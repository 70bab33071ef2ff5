import { runQueuedJobs } from "@/lib/composition/job-registry";
import { correctInvoice } from "@/lib/orders/checkout/corrections/commands";
import { getInvoiceBuyer, postCorrection } from "@/lib/orders/checkout/corrections/endpoints";
import { requireInvoiceBuyer } from "@/lib/orders/checkout/corrections/queries/buyer";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getInvoiceBuyer, ({ params: { id } }) => requireInvoiceBuyer(id));

export const POST = route(postCorrection, async ({ actor, params: { id }, body }) => {
  await correctInvoice(id, body);
  afterResponse(runQueuedJobs);
  return requireInvoice(id, actor);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
