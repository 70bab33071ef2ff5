import { changeSale, endSale } from "@/lib/catalogue/sales/commands/edit";
import { deleteSale, getSale, putSale } from "@/lib/catalogue/sales/endpoints";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getSale, ({ params }) => requireSale(params.id));

export const PUT = route(putSale, async ({ params, body }) => {
  const sale = await changeSale(params.id, body);
  afterResponse(runQueuedJobs);
  return sale;
});

export const DELETE = route(deleteSale, async ({ params }) => {
  const sale = await endSale(params.id);
  afterResponse(runQueuedJobs);
  return sale;
});

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
