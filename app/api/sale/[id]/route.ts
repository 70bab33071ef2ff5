import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { changeSale, endSale } from "@/lib/sales/commands/edit";
import { deleteSale, getSale, putSale } from "@/lib/sales/endpoints";
import { requireSale } from "@/lib/sales/queries";

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
